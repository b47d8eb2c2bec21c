import type { Profile } from '../profiles/profile.ts';
import type { InvoiceTerms } from '../term-tree.ts';
import { decode } from './leaf-rows.ts';
import type { Draft } from './draft.ts';
import { xmlMessages } from '../../reading/messages.ts';

/** Puts the consequences of the profile into the document: its addons, and its extensions. */
export function putProfile(draft: Draft, invoice: InvoiceTerms, profile: Profile | undefined): void {
  if (profile && profile.addons.length > 0) draft.put(['$addons'], profile.addons);
  const specification = invoice.value('BT-24');
  const process = invoice.value('BT-23');
  for (const again of invoice.values('BT-24')) draft.implied(again, xmlMessages.tellsProfile);
  if (profile?.specificationExtension) {
    const extension = ['tax', 'ext', profile.specificationExtension];
    draft.put(extension, decode(draft, specification, 'code'), specification);
  } else if (!profile) {
    draft.left(specification, xmlMessages.unknownSpecification);
  } else if (specification && specification.value !== profile.specification) {
    draft.implied(specification, xmlMessages.readAs({ profile: profile.name }));
  }
  if (!process) return;
  if (profile?.processExtension) {
    draft.put(['tax', 'ext', profile.processExtension], decode(draft, process, 'code'), process);
  } else if (process.value === profile?.process) {
    draft.implied(process, xmlMessages.fromProfile);
  } else if (process.value === '') {
    draft.implied(process, xmlMessages.empty);
  } else {
    draft.left(process, xmlMessages.noProcess);
  }
}
