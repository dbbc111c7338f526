import { isCnpj, maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { isEmail } from "@emdia/contract/identity/email.ts";
import type { CompanyDraft } from "./draft.ts";

/** Query parameters of an invitation link for a company invited to a project. */
export type InvitedSearch = { readonly email?: unknown; readonly cnpj?: unknown };

/** Fills empty fields from the invitation link. Invalid parameters and typed fields are ignored. */
export const invitedDraft = (draft: CompanyDraft, { email, cnpj }: InvitedSearch): CompanyDraft => ({
  ...draft,
  ...(draft.email === "" && typeof email === "string" && isEmail(email) && { email }),
  ...(draft.cnpj === "" && typeof cnpj === "string" && isCnpj(cnpj) && { cnpj: maskCnpj(cnpj) }),
});
