import type { Person } from "@emdia/contract/access/people-routes.ts";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../shared/ui/dialogs/confirm-dialog.tsx";
import { useConfirmedMutation } from "../../shared/ui/dialogs/use-confirmed-mutation.ts";
import { useGiveProfile } from "./people-changes.ts";

/** A member, and the profile to assign. */
export type Giving = { readonly person: Person; readonly profile: { readonly id: number; readonly name: string } };
type Props = {
  readonly giving: Giving | null;
  readonly companyId: number;
  readonly isSelf: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};

export const ProfileDialog = ({ giving, companyId, isSelf, onClose, ...dialog }: Props) => {
  const { t } = useTranslation(["people", "shared"]);
  const value = giving && { companyId, accountCompanyId: giving.person.accountCompanyId, profileId: giving.profile.id };
  const confirmation = useConfirmedMutation({ mutation: useGiveProfile(), value, done: t("shared:saved"), onClose });
  const names = { name: giving?.person.displayName ?? "", from: giving?.person.profile.name ?? "", to: giving?.profile.name ?? "" };
  return (
    <ConfirmDialog {...dialog} {...confirmation} title={t("person.profileTitle")} goBack={t("goBack")} goOn={t("person.profileGive")}>
      <p>{t("person.profileAsk", names)}</p>
      {isSelf && <p>{t("person.profileOwn")}</p>}
    </ConfirmDialog>
  );
};
