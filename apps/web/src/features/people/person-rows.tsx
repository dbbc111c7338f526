import type { Person } from "@emdia/contract/access/people-routes.ts";
import type { ProfileLine } from "@emdia/contract/access/profile-routes.ts";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../../shared/notices/notify.ts";
import lines from "../../shared/ui/lines.module.css";
import type { usePersonDialogs } from "./person-dialogs.tsx";
import { PersonRow } from "./person-row.tsx";
import type { PeopleCompany } from "./use-people-company.ts";

type Props = {
  readonly people: readonly Person[];
  readonly company: PeopleCompany;
  readonly profiles: readonly ProfileLine[];
  readonly dialogs: ReturnType<typeof usePersonDialogs>;
};

/** The members of a page. */
export const PersonRows = ({ people, company: { may, me }, profiles, dialogs: { removal, giving } }: Props) => {
  const { t } = useTranslation(["people", "peopleRefusals"]);
  const { open: askRemoval } = removal;
  // The refusal to remove oneself is known without a request.
  const remove = useCallback(
    (person: Person) => (person.accountId === me ? notify.error(t("peopleRefusals:user.is_self")) : askRemoval(person)),
    [me, t, askRemoval],
  );
  return (
    <ul className={lines.lines} aria-label={t("title")}>
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
  );
};
