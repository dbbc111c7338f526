import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { IconCalendarX, IconReplace, IconShieldCheck, IconShieldX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { StatusChip } from "../../shared/ui/status-chip.tsx";
import { useSize } from "../../shared/uploads/files/use-size.ts";
import { type DateRule, neverExpires } from "./dates/dates-draft.ts";
import classes from "./documents.module.css";
import { kindOf } from "./file-kind.ts";

type Props = {
  readonly document: PendencyDocument;
  readonly rule: DateRule;
  /** The name of the document that this draft replaces. */
  readonly replaced?: string | undefined;
  /** Whether a draft replaces this document. */
  readonly isReplaced?: boolean;
  /** Whether the date form is open below. */
  readonly isDating?: boolean;
};

const useDatesText = ({ issueDate, expirationDate }: PendencyDocument, rule: DateRule): string => {
  const { t } = useTranslation("documents");
  const { day } = useFormat();
  const issued = issueDate === null ? t("facts.notIssued") : t("facts.issued", { day: day(issueDate) });
  const open = neverExpires(rule) ? t("facts.never") : t("facts.notExpiring");
  return `${issued} · ${expirationDate === null ? open : t("facts.expires", { day: day(expirationDate) })}`;
};

const useWhoText = ({ createdAt, createdBy, sentAt }: PendencyDocument): string => {
  const { t } = useTranslation("documents");
  const { instant } = useFormat();
  const when = instant(sentAt ?? createdAt);
  if (createdBy === null) return t(sentAt === null ? "facts.added" : "facts.sent", { when });
  return t(sentAt === null ? "facts.addedBy" : "facts.sentBy", { when, who: createdBy });
};

const Chips = ({ document: { verdict, leftOut, state, expirationDate }, rule: { today }, isReplaced }: Props) => {
  const { t } = useTranslation("documents");
  return (
    <div className={classes.chips}>
      {verdict === "waiting" && (
        <StatusChip tone="info" Icon={IconShieldCheck}>
          {t("verdict.waiting")}
        </StatusChip>
      )}
      {verdict === "infected" && (
        <StatusChip tone="bad" Icon={IconShieldX}>
          {t("verdict.infected")}
        </StatusChip>
      )}
      {state !== "past" && expirationDate !== null && expirationDate < today && (
        <StatusChip tone="bad" Icon={IconCalendarX}>
          {t("facts.expired")}
        </StatusChip>
      )}
      {state === "current" && (isReplaced || leftOut) && (
        <StatusChip tone="neutral" Icon={IconReplace}>
          {t(isReplaced ? "facts.replaced" : "facts.leftOut")}
        </StatusChip>
      )}
    </div>
  );
};

/** The facts of a document: name, dates, type, size, sender, and whether the contractor opened it. */
export const DocumentFacts = (props: Props) => {
  const { t } = useTranslation("documents");
  const size = useSize();
  const { document, rule, replaced, isDating = false } = props;
  const { name, type, pages, state, opened, verdict } = document;
  const datesText = useDatesText(document, rule);
  const what = [t(`kinds.${kindOf(type)}`), pages !== null && t("facts.pages", { count: pages }), size(document.size)];
  return (
    <>
      <span className={classes.name}>{name}</span>
      <Chips {...props} />
      <div className={classes.facts}>
        {!isDating && <strong>{datesText}</strong>}
        <span>{what.filter(Boolean).join(" · ")}</span>
        <span>{useWhoText(document)}</span>
        {replaced !== undefined && <span>{t("facts.replaces", { name: replaced })}</span>}
        {verdict !== "clean" && <span>{t(`facts.${verdict}`)}</span>}
        {state !== "draft" && <span>{t(opened ? "facts.opened" : "facts.unopened")}</span>}
      </div>
    </>
  );
};
