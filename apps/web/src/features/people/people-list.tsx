import { PeopleQuery } from "@emdia/contract/access/people-routes.ts";
import { USERS_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import { Button } from "@mantine/core";
import { IconHistory, IconUserPlus } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { loadTexts } from "../../shared/i18n/i18n.ts";
import { ListFrame } from "../../shared/list/list-frame.tsx";
import { useResetPageOnCompanyChange } from "../../shared/list/use-reset-page-on-company-change.ts";
import { useUrlFilter } from "../../shared/list/use-url-filter.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { WaitingInvites } from "./invitations/waiting-invites.tsx";
import { type PeopleFilter, PeopleFilters } from "./people-filters.tsx";
import classes from "./people-list.module.css";
import { givableProfilesQuery, peopleQuery, waitingInvitesQuery } from "./people-queries.ts";
import { PersonDialogs, usePersonDialogs } from "./person-dialogs.tsx";
import { PersonRows } from "./person-rows.tsx";
import { type PeopleCompany, usePeopleCompany } from "./use-people-company.ts";

const InviteDialog = lazyDialog(async () => (await import("./invitations/invite-dialog.tsx")).InviteDialog);
const HistoryDrawer = lazyDialog(async () => {
  const [{ AccessHistoryDrawer }] = await Promise.all([import("./access-history-drawer.tsx"), loadTexts("permissionLabels")]);
  return AccessHistoryDrawer;
});

/** Members and invitations, each loaded if the user may see them. */
const usePeople = ({ id, may }: PeopleCompany, { filter }: PeopleFilter) => {
  const people = useQuery({ ...peopleQuery(id, filter), enabled: may("see_users") });
  const waiting = useInfiniteQuery({ ...waitingInvitesQuery(id, filter), enabled: may("see_invites") });
  const profiles = useQuery({ ...givableProfilesQuery(id), enabled: id !== 0 }).data?.results ?? [];
  return { people, profiles, waiting };
};

const useEmptyFace = ({ filter, choose }: PeopleFilter) => {
  const { t } = useTranslation("people");
  if (!filter.query && !filter.profileId) return { title: t("empty.title"), hint: t("empty.says") };
  return {
    title: t("empty.nothingFound"),
    hint: t("empty.nothingFoundHint"),
    action: (
      <Button variant="default" onClick={() => choose({ query: undefined, profileId: undefined })}>
        {t("empty.clear")}
      </Button>
    ),
  };
};

type ActionsProps = { readonly company: PeopleCompany; readonly onInvite: () => void; readonly onHistory: () => void };
const Actions = ({ company: { may }, onInvite, onHistory }: ActionsProps) => {
  const { t } = useTranslation("people");
  return (
    <>
      {may("see_users") && (
        <Button variant="default" leftSection={<IconHistory size={16} aria-hidden="true" />} onClick={onHistory}>
          {t("history.open")}
        </Button>
      )}
      {may("add_invite") && (
        <Button leftSection={<IconUserPlus size={16} aria-hidden="true" />} onClick={onInvite}>
          {t("inviting.open")}
        </Button>
      )}
    </>
  );
};

/** The members and the pending invitations of a company. */
export const PeopleList = () => {
  const { t } = useTranslation("people");
  const { number } = useFormat();
  const company = usePeopleCompany();
  const filter = useUrlFilter(PeopleQuery, USERS_DEBOUNCE_MS);
  // Profiles belong to one company, so the profile filter is reset with the page.
  useResetPageOnCompanyChange((first) => filter.choose({ ...first, profileId: undefined }));
  const { people, profiles, waiting } = usePeople(company, filter);
  const empty = useEmptyFace(filter);
  const [opened, setOpened] = useState<"invite" | "history" | null>(null);
  const close = () => setOpened(null);
  const dialogs = usePersonDialogs();
  const list = useRef<HTMLDivElement>(null);
  const meta = people.data?.meta;
  const total = number(meta?.totalResults ?? 0);
  const count = meta && (meta.totalIsExact ? t("count", { count: meta.totalResults, total }) : t("countMany", { total }));
  const actions = <Actions company={company} onInvite={() => setOpened("invite")} onHistory={() => setOpened("history")} />;
  return (
    <>
      <PageHeader title={t("title")} hint={company.isKnown ? (count ?? "\u00a0") : undefined} actions={actions} />
      {company.isKnown && <PeopleFilters filter={filter} profiles={profiles} />}
      <WaitingInvites invites={waiting} />
      <div ref={list} tabIndex={-1} className={classes.people}>
        <ListFrame query={people} mayLoad={company.may("see_users")} filter={filter.filter} onTurn={filter.choose} empty={empty}>
          {() => <PersonRows people={people.data?.results ?? []} company={company} profiles={profiles} dialogs={dialogs} />}
        </ListFrame>
      </div>
      <PersonDialogs company={company} dialogs={dialogs} focusInstead={() => list.current?.focus()} />
      <InviteDialog opened={opened === "invite"} companyId={company.id} profiles={profiles} onClose={close} />
      <HistoryDrawer opened={opened === "history"} companyId={company.id} onClose={close} />
    </>
  );
};
