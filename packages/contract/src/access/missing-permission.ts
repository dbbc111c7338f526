/** What a 403 says beside its code: what is missing, and who of the person's own companies can give it. */
export type MissingPermission = {
  readonly permission: string;
  readonly grantedBy: readonly { readonly name: string; readonly companyName: string }[];
};
