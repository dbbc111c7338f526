import type { ProfileLine } from "@emdia/contract/access/profile-routes.ts";
import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { whenWanted } from "../../shared/loading/when-wanted.tsx";
import { notify } from "../../shared/notices/notify.ts";
import { useDialog } from "../../shared/ui/use-dialog.ts";
import classes from "./entry-row.module.css";
import type { Member } from "./merged-list.ts";
import { PersonRow } from "./person-row.tsx";
import type { Giving } from "./profile-dialog.tsx";
import type { PeopleCompany } from "./use-people-company.ts";

const RemovalDialog = whenWanted(async () => (await import("./removal-dialog.tsx")).RemovalDialog);
const ProfileDialog = whenWanted(async () => (await import("./profile-dialog.tsx")).ProfileDialog);

type Props = { readonly people: readonly Member[]; readonly company: PeopleCompany; readonly profiles: readonly ProfileLine[] };

/** The people of a page, and what opens about each. */
export const PersonRows = ({ people, company: { id: companyId, may, me }, profiles }: Props) => {
  const { t } = useTranslation(["people", "peopleRefusals"]);
  const list = useRef<HTMLUListElement>(null);
  const removal = useDialog<Member>();
  const giving = useDialog<Giving>();
  const { open: askRemoval } = removal;
  // Nobody needs the server to learn that they cannot remove themselves.
  const remove = useCallback(
    (person: Member) => (person.accountId === me ? notify.error(t("peopleRefusals:user.is_self")) : askRemoval(person)),
    [me, t, askRemoval],
  );
  return (
    <>
      <ul ref={list} className={classes.entries} tabIndex={-1} aria-label={t("title")}>
        {people.map((person) => (
          <PersonRow
            key={person.accountCompanyId}
            person={person}
            profiles={profiles}
            isSelf={person.accountId === me}
            mayRemove={may("remove_users")}
            onProfile={giving.open}
            onRemove={remove}
          />
        ))}
      </ul>
      <RemovalDialog
        person={removal.subject}
        companyId={companyId}
        opened={removal.opened}
        onClose={removal.close}
        focusInstead={() => list.current?.focus()}
      />
      <ProfileDialog
        giving={giving.subject}
        companyId={companyId}
        isSelf={giving.subject?.person.accountId === me}
        opened={giving.opened}
        onClose={giving.close}
      />
    </>
  );
};
