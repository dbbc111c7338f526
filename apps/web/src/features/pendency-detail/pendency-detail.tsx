import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Skeleton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { lazyPart } from "../../shared/loading/lazy-part.ts";
import { DOCUMENTS_HASH } from "../../shared/pendencies/documents-hash.ts";
import { isToSend } from "../../shared/pendencies/pending-corrections.ts";
import { listSearch } from "../../shared/pendencies/sending-queue.ts";
import { PageBackLink } from "../../shared/ui/page-back-link.tsx";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import type { DetailControls, DetailOverlay, DetailParts, SideTab } from "./detail-parts.ts";
import { DocumentInstructions } from "./document-instructions.tsx";
import { FirstLack, MoveBar } from "./moves/move-bar.tsx";
import { useMoves } from "./moves/use-moves.ts";
import { NotesAbove } from "./notes-above.tsx";
import classes from "./pendency-detail.module.css";
import { SideTabs } from "./side-tabs.tsx";
import { StatusSummary } from "./status-summary.tsx";

const MoveDialog = lazyDialog(async () => (await import("./moves/move-dialog.tsx")).MoveDialog);
/** Below the document, so that its code is not part of the first code of the page. */
const Facts = lazyPart(async () => (await import("./facts.tsx")).Facts, ["pendencyDetail", "trainingOffers"]);
const RemovalDialog = lazyDialog(async () => (await import("./removal-dialog.tsx")).RemovalDialog);

export const ToList = () => {
  const { t } = useTranslation("pendencyDetail");
  return <PageBackLink renderRoot={(props) => <Link to="/pendencias" search={listSearch} {...props} />}>{t("toList")}</PageBackLink>;
};

/** The screen of one pendency: status, moves, documents, checklist and history. */
export const PendencyDetail = ({ pendency, parts }: { readonly pendency: Pendency; readonly parts: DetailParts }) => {
  const moves = useMoves(pendency, parts);
  const [isRemoving, setRemoving] = useState(false);
  const { can } = pendency;
  const [opened, openTab] = useState<SideTab>(can.seeHistory ? "history" : "answers");
  const tab = opened === "answers" && can.answerChecklist ? "history" : opened;
  const [overlay, openOverlay] = useState<DetailOverlay | null>(() =>
    location.hash === `#${DOCUMENTS_HASH}` && isToSend(pendency) ? "documents" : null,
  );
  const controls: DetailControls = { moves, openTab, openOverlay };
  const { Navigation, Above, Documents, Files, Questions, Overlays } = parts;
  // The sender sees the documents section first, the reviewer the viewer. The keys keep both mounted when the order changes.
  const files = Files && <Files key="files" pendency={pendency} controls={controls} />;
  const documents = Documents && <Documents key="documents" pendency={pendency} controls={controls} />;
  return (
    <>
      <div className={classes.top}>
        <ToList />
        {Navigation && <Navigation pendency={pendency} controls={controls} />}
      </div>
      <PageHeader
        title={pendency.name}
        hint={<StatusSummary pendency={pendency} openOverlay={openOverlay} />}
        actions={<MoveBar pendency={pendency} moves={moves} openOverlay={openOverlay} onRemove={() => setRemoving(true)} />}
      />
      <FirstLack pendency={pendency} />
      <NotesAbove pendency={pendency}>{Above && <Above pendency={pendency} controls={controls} />}</NotesAbove>
      <div className={classes.columns}>
        <div className={classes.main}>
          {isToSend(pendency) ? [files, documents] : [documents, files]}
          <div className={classes.about}>
            <DocumentInstructions pendency={pendency} />
            <Suspense fallback={<Skeleton height={480} />}>
              <Facts pendency={pendency} openOverlay={openOverlay} />
            </Suspense>
          </div>
        </div>
        <div className={classes.beside} data-beside="">
          {Questions && can.answerChecklist && <Questions pendency={pendency} controls={controls} />}
          <SideTabs pendency={pendency} tab={tab} controls={controls} parts={parts} />
        </div>
      </div>
      <MoveDialog opened={moves.dialog.opened} pendency={pendency} moves={moves} />
      <RemovalDialog pendency={pendency} opened={isRemoving} onClose={() => setRemoving(false)} />
      {Overlays && <Overlays pendency={pendency} overlay={overlay} onClose={() => openOverlay(null)} />}
    </>
  );
};
