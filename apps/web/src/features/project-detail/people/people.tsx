import type { Invite } from "@emdia/contract/access/invitation-routes.ts";
import { PeopleQuery } from "@emdia/contract/access/people-routes.ts";
import { USERS_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import type { ProjectPerson } from "@emdia/contract/projects/people-routes.ts";
import { Button, TextInput } from "@mantine/core";
import { IconSearch, IconUserPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { ListFrame } from "../../../shared/list/list-frame.tsx";
import { useUrlFilter } from "../../../shared/list/use-url-filter.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import { peopleOfProjectQuery } from "../detail-queries.ts";
import type { PartProps } from "../part.ts";
import classes from "../project-detail.module.css";
import { InvitedRow } from "./invited-row.tsx";
import { PersonRow } from "./person-row.tsx";
import type { LinkedPerson } from "./profile-dialog.tsx";

const InviteDialog = lazyDialog(async () => (await import("./invite-dialog.tsx")).InviteDialog);
const ProfileDialog = lazyDialog(async () => (await import("./profile-dialog.tsx")).ProfileDialog);
const LeaveDialog = lazyDialog(async () => (await import("./leave-dialogs.tsx")).RemovalDialog);
const WithdrawDialog = lazyDialog(async () => (await import("./leave-dialogs.tsx")).WithdrawDialog);

type WaitingProps = { readonly projectId: number; readonly invites: readonly Invite[]; readonly onWithdraw: (invite: Invite) => void };

/** The pending and expired invitations to the project. */
const Waiting = ({ projectId, invites, onWithdraw }: WaitingProps) => {
  const { t } = useTranslation("projectDetail");
  const { number } = useFormat();
  return (
    <section aria-label={t("people.waiting")}>
      <h2 className={classes.group}>
        {t("people.waiting")} <span className={classes.count}>{number(invites.length)}</span>
      </h2>
      <ul className={classes.box}>
        {invites.map((invite) => (
          <InvitedRow key={invite.id} projectId={projectId} invite={invite} onWithdraw={onWithdraw} />
        ))}
      </ul>
    </section>
  );
};

/**
 * The supplier link that identifies the project in the request: for a supplier's user the link of that company, for a contractor's user any
 * link (CD-150).
 */
const linkFor = ({ companies }: PartProps["project"], { companyId, side }: ProjectPerson): number | undefined =>
  (side === "contractor" ? companies[0] : companies.find((company) => company.companyId === companyId))?.id;

type Dialog<T> = ReturnType<typeof useDialog<T>>;
type DialogsProps = {
  readonly projectId: number;
  readonly giving: Dialog<LinkedPerson>;
  readonly removal: Dialog<ProjectPerson>;
  readonly withdrawal: Dialog<Invite>;
  readonly focusInstead: () => void;
};

/** The dialogs of the people section. */
const PeopleDialogs = ({ projectId, giving, removal, withdrawal, focusInstead }: DialogsProps) => {
  const shared = { projectId, focusInstead };
  return (
    <>
      <ProfileDialog {...shared} subject={giving.subject} opened={giving.opened} onClose={giving.close} />
      <LeaveDialog {...shared} subject={removal.subject} opened={removal.opened} onClose={removal.close} />
      <WithdrawDialog {...shared} subject={withdrawal.subject} opened={withdrawal.opened} onClose={withdrawal.close} />
    </>
  );
};

/** The users who see the project in the caller's companies, and the invitations. */
export const People = ({ project }: PartProps) => {
  const { t } = useTranslation("projectDetail");
  const may = useMay();
  const filter = useUrlFilter(PeopleQuery, USERS_DEBOUNCE_MS);
  const query = useQuery(peopleOfProjectQuery(project.id, filter.filter));
  const [inviting, setInviting] = useState(false);
  const giving = useDialog<LinkedPerson>();
  const removal = useDialog<ProjectPerson>();
  const withdrawal = useDialog<Invite>();
  const place = useRef<HTMLDivElement>(null);
  const focusInstead = () => place.current?.focus();
  const companies = query.data?.mayInviteFor ?? [];
  const invites = query.data?.invites ?? [];
  return (
    <div ref={place} tabIndex={-1} style={{ outline: "none" }}>
      <div className={classes.bar}>
        <TextInput
          className={classes.search}
          type="search"
          label={t("people.search")}
          placeholder={t("people.searchPlaceholder")}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          maxLength={200}
          value={filter.asked.query ?? ""}
          onChange={({ currentTarget }) => filter.type({ query: currentTarget.value })}
          onKeyDown={({ key }) => key === "Enter" && filter.enter()}
        />
        {companies.length > 0 && (
          <Button leftSection={<IconUserPlus size={16} aria-hidden="true" />} onClick={() => setInviting(true)}>
            {t("people.invite")}
          </Button>
        )}
      </div>
      {invites.length > 0 && <Waiting projectId={project.id} invites={invites} onWithdraw={withdrawal.open} />}
      <h2 className={classes.group}>{t("people.title")}</h2>
      <ListFrame
        query={query}
        mayLoad={may("see_users") || may("invite_user_project")}
        filter={filter.filter}
        onTurn={filter.choose}
        empty={{ title: t("people.none"), hint: t("people.noneHint") }}
      >
        {(people) => (
          <ul className={classes.rows} aria-label={t("people.title")}>
            {people.map((person) => {
              const linkId = linkFor(project, person);
              const onProfile = linkId === undefined ? null : () => giving.open({ person, linkId });
              return <PersonRow key={person.accountCompanyId} person={person} onProfile={onProfile} onRemove={removal.open} />;
            })}
          </ul>
        )}
      </ListFrame>
      <InviteDialog opened={inviting} onClose={() => setInviting(false)} projectId={project.id} companies={companies} />
      <PeopleDialogs projectId={project.id} giving={giving} removal={removal} withdrawal={withdrawal} focusInstead={focusInstead} />
    </div>
  );
};
