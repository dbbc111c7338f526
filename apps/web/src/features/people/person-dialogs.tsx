import type { Person } from "@emdia/contract/access/people-routes.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { useDialog } from "../../shared/ui/dialogs/use-dialog.ts";
import type { Giving } from "./profile-dialog.tsx";
import type { PeopleCompany } from "./use-people-company.ts";

const RemovalDialog = lazyDialog(async () => (await import("./removal-dialog.tsx")).RemovalDialog);
const ProfileDialog = lazyDialog(async () => (await import("./profile-dialog.tsx")).ProfileDialog);

/** State of the dialogs about a member. */
export const usePersonDialogs = () => ({ removal: useDialog<Person>(), giving: useDialog<Giving>() });

type Props = {
  readonly company: PeopleCompany;
  readonly dialogs: ReturnType<typeof usePersonDialogs>;
  readonly focusInstead: () => void;
};

/** Rendered outside the list: a removed member's row unmounts, and so may the whole page of rows. */
export const PersonDialogs = ({ company: { id: companyId, me }, dialogs: { removal, giving }, focusInstead }: Props) => (
  <>
    <RemovalDialog
      person={removal.subject}
      companyId={companyId}
      opened={removal.opened}
      onClose={removal.close}
      focusInstead={focusInstead}
    />
    <ProfileDialog
      giving={giving.subject}
      companyId={companyId}
      isSelf={giving.subject?.person.accountId === me}
      opened={giving.opened}
      onClose={giving.close}
      focusInstead={focusInstead}
    />
  </>
);
