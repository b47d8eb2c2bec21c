"""Builds the invoice of a file by the client of openapi-python-client and prints what is to be paid."""

import json
import sys

from assay_api_client import Client
from assay_api_client.api.documents import build
from assay_api_client.models import BillInvoice, BuildRequest, Draft


def main(base: str, file: str) -> None:
    with open(file, encoding="utf-8") as text:
        draft = Draft.from_dict(json.load(text))
    built = build.sync(client=Client(base_url=base), body=BuildRequest(data=draft))
    if not isinstance(built, BillInvoice):
        sys.exit(f"no invoice: {built}")
    payable: str = built.totals.payable
    print(payable)


main(sys.argv[1], sys.argv[2])
