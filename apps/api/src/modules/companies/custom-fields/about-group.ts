type OfCompany = { readonly companyId: number; readonly id: number; readonly name: string };

/** Groups, fields and values of a company share one history. */
export const customFieldsOf = (companyId: number) => ({ ownerId: companyId, about: { kind: "custom_fields", id: companyId } });

export const aboutGroup = ({ companyId, id, name }: OfCompany) => ({
  ...customFieldsOf(companyId),
  subject: { kind: "company_group", id, name },
});
export const aboutField = ({ companyId, id, name }: OfCompany) => ({
  ...customFieldsOf(companyId),
  subject: { kind: "custom_field", id, name },
});
