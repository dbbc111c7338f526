import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { type ReactNode, useRef } from "react";
import { AddFiles } from "../adding/add-files.tsx";
import { useDateForms } from "../dates/date-form-registry.ts";
import { useRemoveStaleDates } from "../dates/use-remove-stale-dates.ts";
import classes from "../documents.module.css";
import { replacedByDefault } from "../drawer-rows.ts";
import { ReuseOffers } from "../reuse-offers.tsx";
import { SenderChecklist } from "../sending/sender-checklist.tsx";
import { SubmitBar } from "../sending/submit-bar.tsx";
import { type Sending, useSending } from "../sending/use-sending.ts";
import { useDocuments } from "../use-documents.ts";
import { DocumentsList } from "./documents-list.tsx";
import { useDateFocus } from "./use-date-focus.ts";

type Props = {
  readonly pendency: Pendency;
  /** Whether it is part of the page instead of a drawer. */
  readonly isInline?: boolean;
  readonly onSent?: () => void;
  /** Adds the keyboard shortcuts of the page. */
  readonly keys?: (sending: Sending) => ReactNode;
};

/** The documents of a pendency with everything to send them: files, dates, checklist and the bar that sends. */
export const DocumentsContent = ({ pendency, isInline = false, onSent, keys }: Props) => {
  const documents = useDocuments(pendency);
  const forms = useDateForms();
  const root = useRef<HTMLDivElement>(null);
  const sending = useSending({ pendency, documents, forms, root, onSent });
  const { drafts, guide, rule, mayAdd, isKnown } = documents;
  useRemoveStaleDates(pendency.id, documents);
  useDateFocus(root, isKnown ? drafts.length : null);
  const place = { pendencyId: pendency.id, title: pendency.name };
  const blocker = sending.shownBlocker;
  return (
    <div ref={root} className={classes.drawer}>
      {mayAdd && <ReuseOffers pendencyId={pendency.id} />}
      {mayAdd && <AddFiles place={place} today={rule.today} replaces={replacedByDefault(pendency, documents)} blocker={blocker} />}
      <DocumentsList documents={documents} place={place} forms={forms} blocker={blocker} />
      {mayAdd && guide && <SenderChecklist key={guide.nextRound} pendencyId={pendency.id} guide={guide} />}
      {isKnown && <SubmitBar sending={sending} isInline={isInline} />}
      {isKnown && keys?.(sending)}
    </div>
  );
};
