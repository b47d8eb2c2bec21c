"""Calls the service by the client that openapi-python-client made: python THIS BASE GIVEN, answers as JSON on standard output."""

import json
import sys

from assay_client import Client
from assay_client.api.documents import build, bulk, correct, inspect, validate
from assay_client.api.formats import export, import_
from assay_client.api.reference import get_regime, get_schema, list_regimes
from assay_client.api.signing import keygen, sign, verify
from assay_client.models import (
    BuildRequest,
    BuildRequestTemplateType0,
    BulkOp,
    CorrectRequest,
    CorrectRequestOptionsType0,
    Error,
    ExportRequest,
    ImportRequest,
    InspectRequest,
    InspectRequestIncludeItem,
    SignRequest,
    SignRequestPrivatekey,
    ValidateRequest,
    VerifyRequest,
    VerifyRequestPublickey,
)
from assay_client.types import File
from io import BytesIO

base, path = sys.argv[1:]
with open(path, encoding="utf-8") as file:
    given = json.load(file)
client = Client(base_url=base)
invoice, message = given["invoice"], given["message"]

template = BuildRequestTemplateType0.from_dict({"ordering": {"code": "PO-9"}})
built = build.sync(client=client, body=BuildRequest(data=invoice, template=template))
refused = validate.sync(client=client, body=ValidateRequest(data=invoice))
assert isinstance(refused, Error)
valid = validate.sync(client=client, body=ValidateRequest(data=message))
include = [InspectRequestIncludeItem.CHANGES, InspectRequestIncludeItem.RULES]
inspected = inspect.sync(client=client, body=InspectRequest(data=invoice, include=include))
options = CorrectRequestOptionsType0.from_dict({"type": "credit-note", "reason": "Lost"})
corrected = correct.sync(client=client, body=CorrectRequest(data=invoice, options=options))
imported = import_.sync(client=client, body=ImportRequest(data=given["ubl"]))
document = imported.document.to_dict()
exported = export.sync(client=client, body=ExportRequest(data=document, format_="cii", allow_loss=True))
keys = keygen.sync(client=client)
private = SignRequestPrivatekey.from_dict(keys.private.to_dict())
public = VerifyRequestPublickey.from_dict(keys.public.to_dict())
signed = sign.sync(client=client, body=SignRequest(data=message, privatekey=private))
verified = verify.sync(client=client, body=VerifyRequest(data=signed.to_dict(), publickey=public))
lines = File(payload=BytesIO(given["lines"].encode()))
bulked = bulk.sync_detailed(client=client, body=lines, op=BulkOp.BUILD).content.decode()

print(
    json.dumps(
        {
            "schema": built.schema,
            "order": built["ordering"],
            "payable": built["totals"]["payable"],
            "refused": refused.key,
            "fault": "string" if isinstance(refused.faults[0].code, str) else None,
            "valid": valid.ok,
            "changed": any(change.kind.value == "calculated" for change in inspected.changes),
            "corrected": corrected["type"],
            "imported": document["code"],
            "exported": exported.format_,
            "verified": verified.ok,
            "regimes": len(list_regimes.sync(client=client).regimes) > 20,
            "spain": get_regime.sync("ES", client=client)["country"],
            "bundled": "object" if isinstance(get_schema.sync("bill/invoice", client=client, bundle=True)["$defs"], dict) else None,
            "bulk": [json.loads(line)["ok"] for line in bulked.splitlines()],
        }
    )
)
