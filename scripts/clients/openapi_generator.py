"""Calls the service by the Python client that openapi-generator made: python THIS BASE GIVEN, answers as JSON on standard output."""

import json
import sys

import assay_client as api

base, path = sys.argv[1:]
with open(path, encoding="utf-8") as file:
    given = json.load(file)
client = api.ApiClient(api.Configuration(host=base))
documents, formats = api.DocumentsApi(client), api.FormatsApi(client)
signing, reference = api.SigningApi(client), api.ReferenceApi(client)
invoice, message = given["invoice"], given["message"]


def refusal(ask):
    try:
        ask()
    except api.ApiException as trouble:
        return trouble.data
    raise AssertionError("nothing was refused")


built = documents.build(api.BuildRequest(data=invoice, template={"ordering": {"code": "PO-9"}})).to_dict()
refused = refusal(lambda: documents.validate(api.ValidateRequest(data=invoice)))
inspected = documents.inspect(api.InspectRequest(data=invoice, include=["changes", "rules"]))
options = {"type": "credit-note", "reason": "Lost"}
corrected = documents.correct(api.CorrectRequest(data=invoice, options=options))
document = formats.call_import(api.ImportRequest(data=given["ubl"])).document.to_dict()
exported = formats.export(api.ExportRequest(data=document, format="cii", allow_loss=True))
keys = signing.keygen()
signed = signing.sign(api.SignRequest(data=message, privatekey=keys.private.to_dict())).to_dict()
verified = signing.verify(api.VerifyRequest(data=signed, publickey=keys.public.to_dict()))
bundled = reference.get_schema("bill/invoice", bundle=True)
# Its own reading of answers knows no lines.
bulked = documents.bulk_without_preload_content(given["lines"], op="build").data.decode()

print(
    json.dumps(
        {
            "schema": built["$schema"],
            "order": built["ordering"],
            "payable": built["totals"]["payable"],
            "refused": refused.key,
            "fault": "string" if isinstance(refused.faults[0].code, str) else None,
            "valid": documents.validate(api.ValidateRequest(data=message)).ok,
            "changed": any(change.kind == "calculated" for change in inspected.changes),
            "corrected": corrected["type"],
            "imported": document["code"],
            "exported": exported.format,
            "verified": verified.ok,
            "regimes": len(reference.list_regimes().regimes) > 20,
            "spain": reference.get_regime("ES")["country"],
            "bundled": "object" if isinstance(bundled["$defs"], dict) else None,
            "bulk": [json.loads(line)["ok"] for line in bulked.splitlines()],
        }
    )
)
