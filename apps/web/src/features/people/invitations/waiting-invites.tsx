import type { Invite } from "@emdia/contract/access/invitation-routes.ts";
import type { PagingMeta } from "@emdia/contract/list.ts";
import { Button } from "@mantine/core";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import lines from "../../../shared/ui/lines.module.css";
import classes from "../people-list.module.css";
import { InviteRow } from "./invite-row.tsx";

const CancelDialog = lazyDialog(async () => (await import("./cancel-dialog.tsx")).CancelDialog);
/** Collapses long lists, so that the members below stay on screen. */
const SHOWN_AT_FIRST = 5;

type Waiting = Pick<
  UseInfiniteQueryResult<InfiniteData<{ readonly results: readonly Invite[]; readonly meta: PagingMeta }>>,
  "data" | "hasNextPage" | "isFetchingNextPage" | "fetchNextPage"
>;

/** Pending invitations, shown above the members. */
export const WaitingInvites = ({ invites: { data, hasNextPage, isFetchingNextPage, fetchNextPage } }: { readonly invites: Waiting }) => {
  const { t } = useTranslation("people");
  const { number } = useFormat();
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const cancelling = useDialog<Invite>();
  const [all, setAll] = useState(false);
  const invites = data?.pages.flatMap(({ results }) => results) ?? [];
  const meta = data?.pages.at(-1)?.meta;
  if (!meta || invites.length === 0) return null;
  const shown = all ? invites : invites.slice(0, SHOWN_AT_FIRST);
  const total = number(meta.totalResults);
  return (
    <section className={classes.waiting} aria-labelledby={heading}>
      <h2 className={classes.group} id={heading}>
        {t("waiting")} <span className={classes.count}>{meta.totalIsExact ? total : t("moreThan", { total })}</span>
      </h2>
      <ul ref={list} className={`${lines.lines} ${classes.box}`} tabIndex={-1} aria-labelledby={heading}>
        {shown.map((invite) => (
          <InviteRow key={invite.id} invite={invite} onCancel={cancelling.open} />
        ))}
      </ul>
      {shown.length < invites.length && (
        <Button variant="subtle" className={classes.more} onClick={() => setAll(true)}>
          {hasNextPage ? t("showMore") : t("showAll", { total })}
        </Button>
      )}
      {shown.length === invites.length && hasNextPage && (
        <Button variant="subtle" className={classes.more} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("showMore")}
        </Button>
      )}
      <CancelDialog
        invite={cancelling.subject}
        opened={cancelling.opened}
        onClose={cancelling.close}
        focusInstead={() => list.current?.focus()}
      />
    </section>
  );
};
