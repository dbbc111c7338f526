import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { whenWanted } from "../../shared/loading/when-wanted.tsx";
import record from "../../shared/ui/record-panel.module.css";
import classes from "./documents.module.css";
import { type Documents, useDocuments } from "./use-documents.ts";

const DocumentsDrawer = whenWanted(async () => (await import("./documents-drawer.tsx")).DocumentsDrawer);

/** How many there are, in one line. */
const useSummary = ({ drafts, current, past }: Documents): string => {
  const { t } = useTranslation("documents");
  const told = [
    drafts.length > 0 && t("section.drafts", { count: drafts.length }),
    current.length > 0 && t("section.sent", { count: current.length }),
    past.length > 0 && t("section.past", { count: past.length }),
  ].filter((one) => one !== false);
  return told.length === 0 ? t("section.none") : told.join(" · ");
};

/** The documents of a pendency on its page, and the way to all that can be done with them. */
export const DocumentsSection = ({ pendency }: { readonly pendency: Pendency }) => {
  const { t } = useTranslation("documents");
  const documents = useDocuments(pendency);
  const summary = useSummary(documents);
  const [opened, setOpened] = useState(false);
  return (
    <section className={record.panel} aria-labelledby="pendency-documents">
      <div className={record.top}>
        <div>
          <h2 id="pendency-documents" className={record.title}>
            {t("title")}
          </h2>
          <p className={classes.quiet}>{summary}</p>
        </div>
        <Button variant="default" onClick={() => setOpened(true)}>
          {t(documents.mayAdd ? "section.send" : "section.see")}
        </Button>
      </div>
      <DocumentsDrawer pendency={pendency} opened={opened} onClose={() => setOpened(false)} />
    </section>
  );
};
