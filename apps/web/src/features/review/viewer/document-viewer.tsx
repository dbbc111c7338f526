import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Button, NativeSelect, Skeleton, Tabs } from "@mantine/core";
import { IconColumns2, IconFile } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { QueryStatePanel } from "../../../shared/ui/panels/query-state-panel.tsx";
import { ComparisonContext, useNewComparison } from "./comparison/comparison.ts";
import { DocumentPane } from "./document-pane.tsx";
import { filesQuery } from "./files-query.ts";
import { comparedWith, sortFilesForReview } from "./sort-files-for-review.ts";
import classes from "./viewer.module.css";

type File = PendencyDocument;
type Files = { readonly open: readonly File[]; readonly earlier: readonly File[] };

/** An earlier version next to the current document. */
const Earlier = ({ file, earlier }: { readonly file: File; readonly earlier: readonly File[] }) => {
  const { t } = useTranslation("review");
  const { instant } = useFormat();
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = earlier.find(({ id }) => id === chosen) ?? comparedWith(file, earlier);
  if (!shown) return null;
  return (
    <div className={classes.half}>
      <NativeSelect
        size="xs"
        aria-label={t("viewer.earlier")}
        value={String(shown.id)}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        data={earlier.map(({ id, name, sentAt, createdAt }) => ({
          value: String(id),
          label: t("viewer.version", { name, when: instant(sentAt ?? createdAt) }),
        }))}
      />
      <DocumentPane key={shown.id} file={shown} />
    </div>
  );
};

/** The current document and an earlier version, with one toolbar and joint scrolling. */
const Comparison = ({ file, earlier }: { readonly file: File; readonly earlier: readonly File[] }) => {
  const comparison = useNewComparison();
  return (
    <>
      <ComparisonContext value={{ ...comparison, hasTools: true }}>
        <div className={classes.half}>
          <DocumentPane key={file.id} file={file} />
        </div>
      </ComparisonContext>
      <ComparisonContext value={{ ...comparison, hasTools: false }}>
        <Earlier file={file} earlier={earlier} />
      </ComparisonContext>
    </>
  );
};

const Names = ({ files }: { readonly files: readonly File[] }) => {
  const { t } = useTranslation("review");
  return (
    <Tabs.List aria-label={t("viewer.files")} className={classes.names ?? ""}>
      {files.map(({ id, name, state }) => (
        <Tabs.Tab key={id} value={String(id)} leftSection={<IconFile size={15} aria-hidden="true" />} title={name}>
          <span className={classes.fileName}>{name}</span>
          {state !== "current" && <span className={classes.state}>{t(`viewer.state.${state}`)}</span>}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
};

const Shown = ({ open, earlier }: Files) => {
  const { t } = useTranslation("review");
  const [chosen, setChosen] = useState<string | null>(null);
  const [compares, setCompares] = useState(false);
  const file = open.find(({ id }) => String(id) === chosen) ?? open[0];
  if (!file) return null;
  const isBeside = compares && earlier.length > 0;
  return (
    <Tabs value={String(file.id)} onChange={setChosen} keepMounted={false} className={classes.viewer ?? ""}>
      <div className={classes.bar}>
        <Names files={open} />
        {earlier.length > 0 && (
          <Button
            variant={isBeside ? "light" : "default"}
            size="xs"
            aria-pressed={isBeside}
            leftSection={<IconColumns2 size={16} aria-hidden="true" />}
            onClick={() => setCompares(!compares)}
          >
            {t("viewer.compare")}
          </Button>
        )}
      </div>
      <Tabs.Panel value={String(file.id)} className={classes.panes ?? ""} data-beside={isBeside || undefined}>
        {isBeside ? (
          <Comparison file={file} earlier={earlier} />
        ) : (
          <div className={classes.half}>
            <DocumentPane key={file.id} file={file} />
          </div>
        )}
      </Tabs.Panel>
    </Tabs>
  );
};

/** Placeholder of the same size, so that the layout does not shift. */
const Placeholder = () => {
  const { t } = useTranslation("review");
  return <Skeleton className={classes.viewer ?? ""} role="status" aria-label={t("viewer.loading")} />;
};

/** The documents of a pendency in tabs, with earlier versions side by side. */
export const DocumentViewer = ({ pendency: { id, sentDocuments } }: { readonly pendency: Pendency }) => {
  const { t } = useTranslation("review");
  const query = useQuery(filesQuery(id));
  if (query.data?.length === 0) return null;
  return (
    <section className={classes.documents} data-viewer="" aria-label={t("viewer.title")}>
      {query.isPending && sentDocuments > 0 ? (
        <Placeholder />
      ) : (
        <QueryStatePanel query={query}>{(files) => <Shown {...sortFilesForReview(files)} />}</QueryStatePanel>
      )}
    </section>
  );
};
