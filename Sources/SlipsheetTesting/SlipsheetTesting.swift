// Pictures compared.
