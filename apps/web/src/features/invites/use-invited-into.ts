import type { ShownInvite } from "@emdia/contract/identity/sign-up-routes.ts";
import { useTranslation } from "react-i18next";

/** Sentence that names the company or project of the invitation. */
export const useInvitedInto = ({ kind, company, profileName, invitedBy }: ShownInvite): string => {
  const { t } = useTranslation("invites");
  if (kind === "new_company") return t("into.newCompany", { company: company.name });
  const into = t(kind === "project" ? "into.project" : "into.company", { company: company.name });
  const as = profileName === null ? "" : t("into.as", { profile: profileName });
  const by = invitedBy === null ? "" : t("into.by", { name: invitedBy });
  return [into, as, by].filter((part) => part !== "").join(" ");
};
