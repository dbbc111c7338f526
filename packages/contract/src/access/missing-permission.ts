/** Details of a 403 refusal: the missing permission, and the users of the caller's companies who can grant it. */
export type MissingPermission = {
  readonly permission: string;
  readonly grantedBy: readonly { readonly name: string; readonly companyName: string }[];
};
