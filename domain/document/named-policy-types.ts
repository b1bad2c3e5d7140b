import { policyTypes } from '../policies/registry.ts';
import { normalize } from '../text/normalize.ts';
import { lookup } from '../lookup.ts';

/** Common names for the documents of one policy type. */
const ownNames = lookup<readonly string[]>({
  auto: ['personal auto', 'auto declarations', 'auto policy', 'auto insurance', 'car insurance', 'auto application'],
  homeowners: ['homeowners', 'homeowner', 'home owners', 'home insurance', 'dwelling fire', 'ho 3', 'ho3'],
  renters: ['renters', 'renter', 'tenants', 'tenant', 'ho 4', 'ho4'],
  pet: ['pet', 'pets', 'pet insurance'],
  businessowners: ['businessowners', 'businessowner', 'business owners', 'business owner', 'bop'],
  loss_run: ['loss run', 'loss runs', 'lossrun', 'loss history', 'claims history', 'claim history', 'loss report'],
  acord_25: ['acord 25', 'acord25', 'certificate of liability', 'liability certificate'],
  property_certificate: [
    'acord 24',
    'acord 27',
    'acord 28',
    'evidence of property',
    'evidence of commercial property',
    'eopi',
    'certificate of property',
    'property certificate',
    'property evidence',
  ],
  commercial_application: ['acord 125', 'commercial insurance application', 'commercial application'],
  workers_comp_application: [
    'acord 130',
    'workers compensation application',
    'workers comp application',
    'wc application',
    'application for workers compensation',
    'application for workers comp',
  ],
});

/** Names that several types share. */
const families: readonly { names: readonly string[]; types: readonly string[] }[] = [
  {
    names: ['declarations', 'declaration', 'dec', 'decs', 'dec page', 'declarations page'],
    types: ['auto', 'homeowners', 'renters', 'pet', 'businessowners'],
  },
  { names: ['certificate', 'coi', 'evidence of insurance'], types: ['acord_25', 'property_certificate'] },
  { names: ['application', 'app', 'submission'], types: ['commercial_application', 'workers_comp_application'] },
];

/** Names that fit any insurance document. */
const generalNames = new Set(['policy', 'insurance policy', 'insurance', 'document', 'coverage', 'policy document']);

/** Lines of business, and the type of each within a family, or among the declarations when no family is named. */
const lines: readonly { names: readonly string[]; types: readonly string[] }[] = [
  { names: ['commercial auto', 'business auto', 'truckers', 'garage'], types: ['commercial_application', 'acord_25'] },
  { names: ['auto', 'automobile', 'car', 'vehicle', 'private passenger'], types: ['auto'] },
  { names: ['homeowners', 'homeowner', 'home', 'dwelling'], types: ['homeowners'] },
  { names: ['renters', 'renter', 'tenants', 'tenant'], types: ['renters'] },
  { names: ['pet', 'pets', 'dog', 'cat'], types: ['pet'] },
  { names: ['businessowners', 'business owners', 'bop'], types: ['businessowners', 'commercial_application'] },
  { names: ['workers compensation', 'workers comp', 'work comp', 'wc'], types: ['workers_comp_application'] },
  { names: ['general liability', 'liability', 'gl', 'cgl'], types: ['acord_25', 'commercial_application'] },
  { names: ['property', 'commercial property'], types: ['property_certificate', 'commercial_application'] },
];

/**
 * The policy types that a client's description of a document allows, in the order of the registry: one when the description
 * names it, none when it does not restrict the type.
 */
export function namedPolicyTypes({
  documentType,
  coverageType,
}: {
  documentType: string;
  coverageType?: string | null | undefined;
}): string[] {
  const name = normalize(documentType.replaceAll('_', ' '));
  const line = normalize((coverageType ?? '').replaceAll('_', ' '));
  const exact = policyTypes.filter(
    ({ id, label }) => name === normalize(id.replaceAll('_', ' ')) || name === normalize(label),
  );
  if (exact.length > 0) return exact.map(({ id }) => id);

  const own = [...ownNames].filter(([, names]) => names.some((wording) => says(name, wording))).map(([id]) => id);
  if (own.length === 1) return own;
  const family = families.find(({ names }) => names.some((wording) => says(name, wording)));
  const open = new Set(own.length > 0 ? own : family?.types);
  if (open.size === 0) {
    const isLine = lines.some(({ names }) => names.includes(name));
    return isLine || generalNames.has(name) ? only(inLine(`${name} ${line}`), declarations) : [];
  }
  const narrowed = only(inLine(`${name} ${line}`.trim()), open);
  return inOrder(narrowed.length > 0 ? narrowed : open);
}

const declarations = new Set(families[0]?.types);

function inLine(text: string): readonly string[] {
  return lines.find(({ names }) => names.some((wording) => says(text, wording)))?.types ?? [];
}

function only(types: readonly string[], open: ReadonlySet<string>): string[] {
  return types.filter((type) => open.has(type));
}

function inOrder(types: Iterable<string>): string[] {
  const found = new Set(types);
  return policyTypes.map(({ id }) => id).filter((id) => found.has(id));
}

const says = (text: string, wording: string): boolean => ` ${text} `.includes(` ${wording} `);
