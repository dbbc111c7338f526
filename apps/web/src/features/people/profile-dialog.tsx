import type { Person } from "@emdia/contract/access/people-routes.ts";
import { useTranslation } from "react-i18next";
import { notify } from "../../shared/notices/notify.ts";
import { AskDialog } from "../../shared/ui/ask-dialog.tsx";
import { useGiveProfile } from "./people-changes.ts";

/** Somebody, with the profile that is about to be theirs. */
export type Giving = { readonly person: Person; readonly profile: { readonly id: number; readonly name: string } };
type Props = {
  readonly giving: Giving | null;
  readonly companyId: number;
  readonly isSelf: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};

export const ProfileDialog = ({ giving, companyId, isSelf, ...dialog }: Props) => {
  const { t } = useTranslation(["people", "shared"]);
  const { mutateAsync, isPending, error, reset } = useGiveProfile();
  const close = () => {
    reset();
    dialog.onClose();
  };
  const give = async ({ person: { accountCompanyId }, profile }: Giving) => {
    await mutateAsync({ companyId, accountCompanyId, profileId: profile.id });
    notify.success(t("shared:saved"));
    close();
  };
  const names = { name: giving?.person.displayName ?? "", from: giving?.person.profile.name ?? "", to: giving?.profile.name ?? "" };
  return (
    <AskDialog
      {...dialog}
      title={t("person.profileTitle")}
      goBack={t("goBack")}
      goOn={t("person.profileGive")}
      busy={isPending}
      error={error}
      // The refusal is kept by the mutation, and shown.
      onGoOn={() => void (giving && give(giving).catch(() => undefined))}
      onClose={close}
    >
      <p>{t("person.profileAsk", names)}</p>
      {isSelf && <p>{t("person.profileOwn")}</p>}
    </AskDialog>
  );
};
