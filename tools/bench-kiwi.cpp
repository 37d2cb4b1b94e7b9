// Measures Kiwi, the constraint solver that Layout is compared with, on the same form as `slipsheet bench layout`.
// Build: c++ -O3 -std=c++17 -I KIWI bench-kiwi.cpp, where KIWI holds kiwi/kiwi.h. Prints one line a measurement:
// the rows, the name, nanoseconds per operation.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

namespace {

using kiwi::Constraint;
using kiwi::Variable;
namespace strength = kiwi::strength;

double now() {
  using namespace std::chrono;
  return duration<double, std::nano>(steady_clock::now().time_since_epoch()).count();
}

// The least of several runs, each of so many operations.
template <typename Run>
double least(int runs, int operations, Run run) {
  double best = 1e300;
  for (int index = 0; index < runs; ++index) {
    double const start = now();
    run(operations);
    best = std::min(best, (now() - start) / operations);
  }
  return best;
}

// Labels and fields in rows on a panel that is dragged down; every row hangs below the one before.
struct Form {
  Variable left, top, right, bottom, width, height, drag, midline;
  std::vector<Variable> items;
  std::vector<Constraint> constraints;
  // The constraints of the last row.
  std::size_t last_row = 0;

  explicit Form(int rows) {
    auto const required = strength::required;
    auto const add = [&](Constraint const& constraint, double how) { constraints.emplace_back(constraint, how); };
    add(left == 0, required);
    add(top - drag == 0, required);
    add(right - width == 0, required);
    add(bottom - height - drag == 0, required);
    add(drag >= 0, required);
    if (rows == 0) return;
    add(midline - left >= 100, required);
    add(midline == 120, strength::weak);
    for (int row = 0; row < rows; ++row) {
      last_row = constraints.size();
      Variable label[4], field[4];  // left, top, width, height
      double const least_width = 60 + 7 * (row % 9);
      for (auto const& item : {&label, &field})
        for (auto const& variable : *item) add(variable >= 0, required);
      add(label[0] - left == 16, strength::strong);
      add(label[2] == least_width, strength::weak);
      add(label[2] >= least_width, strength::strong);
      add(field[0] - midline == 0, strength::strong);
      add(field[0] - label[0] - label[2] >= 8, required);
      add(field[0] + field[2] - right <= -16, required);
      add(field[0] + field[2] - right == -16, strength::medium);
      add(field[2] >= 80, strength::strong);
      add(label[3] == 20, strength::strong);
      add(field[3] == 28, strength::strong);
      add(label[1] + 0.5 * label[3] - field[1] - 0.5 * field[3] == 0, strength::strong);
      if (row == 0) {
        add(field[1] - top >= 64, required);
        add(field[1] - top == 64, strength::medium);
      } else {
        auto const& above_top = items[items.size() - 3];
        auto const& above_height = items[items.size() - 1];
        add(field[1] - above_top - above_height >= 10, required);
        add(field[1] - above_top - above_height == 10, strength::medium);
      }
      items.insert(items.end(), label, label + 4);
      items.insert(items.end(), field, field + 4);
    }
  }

  void build(kiwi::Solver& solver) const {
    for (auto const& constraint : constraints) solver.addConstraint(constraint);
    for (auto const& variable : {width, height, drag}) solver.addEditVariable(variable, strength::strong);
    solver.suggestValue(width, 390);
    solver.suggestValue(height, 844);
    solver.suggestValue(drag, 0);
    solver.updateVariables();
  }
};

void report(int rows, char const* name, double value) { std::printf("%d %s %.1f\n", rows, name, value); }

void measure(int rows) {
  Form form(rows);
  int const runs = rows > 20 ? 3 : 7;
  kiwi::Solver solver;
  if (rows > 0) {
    int const builds = rows > 20 ? 1 : 8;
    report(rows, "build", least(runs, builds, [&](int count) {
      for (int index = 0; index < count; ++index) {
        kiwi::Solver fresh;
        form.build(fresh);
      }
    }));
  }
  form.build(solver);
  int const steps = rows > 20 ? 5000 : 50000;
  report(rows, "drag", least(runs, steps, [&](int count) {
    for (int index = 0; index < count; ++index) {
      solver.suggestValue(form.drag, index % 200);
      solver.updateVariables();
    }
  }));
  if (rows == 0) return;
  solver.suggestValue(form.drag, 0);
  report(rows, "resize", least(runs, steps, [&](int count) {
    for (int index = 0; index < count; ++index) {
      solver.suggestValue(form.width, 390 + index % 400);
      solver.suggestValue(form.height, 844 + index % 400);
      solver.updateVariables();
    }
  }));
  int const exchanges = rows > 20 ? 3 : 50;
  report(rows, "row", least(runs, exchanges, [&](int count) {
    for (int index = 0; index < count; ++index) {
      for (auto place = form.last_row; place < form.constraints.size(); ++place)
        solver.removeConstraint(form.constraints[place]);
      for (auto place = form.last_row; place < form.constraints.size(); ++place)
        solver.addConstraint(form.constraints[place]);
      solver.updateVariables();
    }
  }));
}

}  // namespace

int main() {
  for (int rows : {0, 4, 9, 20, 50, 100}) {
    measure(rows);
    std::fflush(stdout);
  }
}
