import { isCnpj, maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { isEmail } from "@emdia/contract/identity/email.ts";
import type { CompanyDraft } from "./draft.ts";

/** What the address of a link may say about a company that was invited to a project. */
export type InvitedSearch = { readonly email?: unknown; readonly cnpj?: unknown };

/** The form as the link of an invitation begins it: an address that is none, or that was typed over, is left alone. */
export const invitedDraft = (draft: CompanyDraft, { email, cnpj }: InvitedSearch): CompanyDraft => ({
  ...draft,
  ...(draft.email === "" && typeof email === "string" && isEmail(email) && { email }),
  ...(draft.cnpj === "" && typeof cnpj === "string" && isCnpj(cnpj) && { cnpj: maskCnpj(cnpj) }),
});
