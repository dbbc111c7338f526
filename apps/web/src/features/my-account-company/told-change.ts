/** History actions of a company's data, as stored by the server. */
const actions = [
  "company.changed",
  "company.second_factor_changed",
  "billing_address.created",
  "billing_address.changed",
  "company.entered",
  "company.entry_changed",
  "company.entry_removed",
  "supplier.reminded",
  "export.requested",
  "export.downloaded",
  "gate_device.created",
  "gate_device.changed",
  "gate_device.revoked",
  "gate_device.enrolment_issued",
  "gate_device.enrolled",
] as const;
/** Actions with entries that name the changed field, or the kind of the export. */
const ofFields: readonly string[] = [
  "company.changed",
  "billing_address.changed",
  "company.entry_changed",
  "export.requested",
  "export.downloaded",
];
const fields = [
  "companyName",
  "tradingName",
  "city",
  "state",
  "street",
  "number",
  "complement",
  "neighborhood",
  "uf",
  "cep",
  "pendencies",
  "workers",
  "restrictions",
] as const;

type HistoryChange = { readonly action: string; readonly field: string | null };
type Deed = { readonly action: (typeof actions)[number] | "other"; readonly field: (typeof fields)[number] | null };

/** A newer server may send actions and fields that this page has no text for. */
export const toldChange = ({ action, field }: HistoryChange): Deed => {
  const knownField = fields.find((known) => known === field) ?? null;
  const known = actions.find((one) => one === action) ?? "other";
  return { action: ofFields.includes(known) && knownField === null ? "other" : known, field: knownField };
};
