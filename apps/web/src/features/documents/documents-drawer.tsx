import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Button, Drawer, Skeleton } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FailedRead } from "../../shared/ui/panels/failed-read.tsx";
import { useShotsOf } from "../../shared/uploads/persistence/kept-shots.ts";
import type { UploadPlace } from "../../shared/uploads/upload.ts";
import { AddFiles } from "./adding/add-files.tsx";
import { useForgottenDates } from "./dates/use-forgotten-dates.ts";
import classes from "./documents.module.css";
import { DraftCard } from "./draft-card.tsx";
import { datedLike, replacedByDefault } from "./drawer-rows.ts";
import { ReuseOffers } from "./reuse-offers.tsx";
import { sendBlockerFor } from "./sending/send-blocker-for.ts";
import { SenderChecklist } from "./sending/sender-checklist.tsx";
import { SubmitBar } from "./sending/submit-bar.tsx";
import { SentCard } from "./sent-card.tsx";
import { type Documents, useDocuments } from "./use-documents.ts";

type SectionProps = { readonly documents: Documents; readonly place: UploadPlace };

const Drafts = ({ documents, place, onTyping }: SectionProps & { readonly onTyping: (key: string, isUnsaved: boolean) => void }) => {
  const { t } = useTranslation("documents");
  const { drafts, current, rule, mayAdd } = documents;
  if (drafts.length === 0 && !mayAdd) return null;
  return (
    <section className={classes.group} aria-label={t("groups.draft")}>
      <h3 className={classes.subtitle}>{t("groups.draft")}</h3>
      {drafts.length === 0 && <p className={classes.quiet}>{t("noDrafts")}</p>}
      <ul className={classes.rows}>
        {drafts.map((row) => (
          <DraftCard
            key={row.key}
            row={row}
            place={place}
            rule={rule}
            current={current}
            like={datedLike(drafts, row.key)}
            onTyping={onTyping}
          />
        ))}
      </ul>
    </section>
  );
};

const Sent = ({ documents, place, state }: SectionProps & { readonly state: "current" | "past" }) => {
  const { t } = useTranslation("documents");
  const rows: readonly PendencyDocument[] = documents[state];
  const isReplaced = (id: number) => documents.drafts.some(({ document }) => document?.replaces === id);
  if (rows.length === 0) return null;
  return (
    <section className={classes.group} aria-label={t(`groups.${state}`)}>
      <h3 className={classes.subtitle}>{t(`groups.${state}`)}</h3>
      <ul className={classes.rows}>
        {rows.map((document) => (
          <SentCard key={document.id} document={document} place={place} rule={documents.rule} isReplaced={isReplaced(document.id)} />
        ))}
      </ul>
    </section>
  );
};

/** No documents exist, and the user may not add any. */
const isEmpty = ({ drafts, current, past, mayAdd }: Documents): boolean => !mayAdd && drafts.length + current.length + past.length === 0;

const List = ({ documents, place, onTyping }: Parameters<typeof Drafts>[0]) => {
  const { t } = useTranslation(["documents", "shared"]);
  const { failed, guide } = documents;
  const [first] = failed;
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = documents.list;
  if (!data && error === null) return <Skeleton height={120} role="status" aria-label={t("shared:loading")} />;
  return (
    <>
      {first && <FailedRead error={first.error} onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))} />}
      {data && guide && isEmpty(documents) && <p className={classes.quiet}>{t("section.none")}</p>}
      <Drafts documents={documents} place={place} onTyping={onTyping} />
      <Sent documents={documents} place={place} state="current" />
      <Sent documents={documents} place={place} state="past" />
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("more")}
        </Button>
      )}
    </>
  );
};

const Content = ({ pendency }: { readonly pendency: Pendency }) => {
  const documents = useDocuments(pendency);
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const note = (key: string, isUnsaved: boolean) =>
    setUnsaved((known) => new Set(isUnsaved ? [...known, key] : [...known].filter((one) => one !== key)));
  const { drafts, guide, rule, mayAdd, isKnown } = documents;
  useForgottenDates(pendency.id, documents);
  const hasShots = useShotsOf(pendency.id).length > 0;
  const place = { pendencyId: pendency.id, title: pendency.name };
  return (
    <div className={classes.drawer}>
      {mayAdd && <ReuseOffers pendencyId={pendency.id} />}
      {mayAdd && <AddFiles place={place} today={rule.today} replaces={replacedByDefault(pendency, documents)} />}
      <List documents={documents} place={place} onTyping={note} />
      {mayAdd && guide && <SenderChecklist key={guide.nextRound} pendencyId={pendency.id} guide={guide} />}
      {isKnown && <SubmitBar pendency={pendency} documents={documents} stop={sendBlockerFor(drafts, { rule, unsaved, hasShots })} />}
    </div>
  );
};

type Props = {
  readonly pendency: Pendency;
  readonly side: "left" | "right";
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** Drawer with the documents of a pendency: drafts, current and past ones. */
export const DocumentsDrawer = ({ pendency, side, opened, onClose }: Props) => {
  const { t } = useTranslation(["documents", "shared"]);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={560}
      position={side}
      withOverlay={side === "right"}
      title={t("title")}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      {opened && <Content pendency={pendency} />}
    </Drawer>
  );
};
