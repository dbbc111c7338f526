import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { Button, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailedRead } from "../../../shared/ui/panels/failed-read.tsx";
import type { UploadPlace } from "../../../shared/uploads/upload.ts";
import type { DateForms } from "../dates/date-form-registry.ts";
import classes from "../documents.module.css";
import { DraftCard } from "../draft-card.tsx";
import { datedLike } from "../drawer-rows.ts";
import type { SendBlocker } from "../sending/find-send-blocker.ts";
import { SentCard } from "../sent-card.tsx";
import type { Documents } from "../use-documents.ts";

type SectionProps = {
  readonly documents: Documents;
  readonly place: UploadPlace;
  readonly forms: DateForms;
  readonly blocker: SendBlocker | null;
};

const Drafts = ({ documents, place, forms, blocker }: SectionProps) => {
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
            forms={forms}
            blocker={blocker}
          />
        ))}
      </ul>
    </section>
  );
};

const Sent = ({ documents, place, blocker, state }: Omit<SectionProps, "forms"> & { readonly state: "current" | "past" }) => {
  const { t } = useTranslation("documents");
  const rows: readonly PendencyDocument[] = documents[state];
  const isReplaced = (id: number) => documents.drafts.some(({ document }) => document?.replaces === id);
  if (rows.length === 0) return null;
  return (
    <section className={classes.group} aria-label={t(`groups.${state}`)}>
      <h3 className={classes.subtitle}>{t(`groups.${state}`)}</h3>
      <ul className={classes.rows}>
        {rows.map((document) => (
          <SentCard
            key={document.id}
            document={document}
            place={place}
            rule={documents.rule}
            isReplaced={isReplaced(document.id)}
            blocker={blocker}
          />
        ))}
      </ul>
    </section>
  );
};

/** No documents exist, and the user may not add any. */
const isEmpty = ({ drafts, current, past, mayAdd }: Documents): boolean => !mayAdd && drafts.length + current.length + past.length === 0;

/** The documents of a pendency: drafts, current and past ones. */
export const DocumentsList = (props: SectionProps) => {
  const { documents } = props;
  const { t } = useTranslation(["documents", "shared"]);
  const { failed, guide } = documents;
  const [first] = failed;
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = documents.list;
  if (!data && error === null) return <Skeleton height={120} role="status" aria-label={t("shared:loading")} />;
  return (
    <>
      {first && <FailedRead error={first.error} onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))} />}
      {data && guide && isEmpty(documents) && <p className={classes.quiet}>{t("section.none")}</p>}
      <Drafts {...props} />
      <Sent {...props} state="current" />
      <Sent {...props} state="past" />
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("more")}
        </Button>
      )}
    </>
  );
};
