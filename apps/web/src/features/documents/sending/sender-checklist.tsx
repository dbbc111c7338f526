import type { SendingGuide } from "@emdia/contract/pendencies/document.ts";
import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { browserStorage } from "../../../shared/session/storage/browser-storage.ts";
import classes from "../documents.module.css";
import { keepTicks, savedChecklistTicks } from "./saved-checklist-ticks.ts";

type Props = { readonly pendencyId: number; readonly guide: Pick<SendingGuide, "questions" | "nextRound"> };

/**
 * The reviewer's questions as a checklist for the sender. The ticks are stored in this browser only, and open questions do not block
 * sending.
 */
export const SenderChecklist = ({ pendencyId, guide: { questions, nextRound: round } }: Props) => {
  const { t } = useTranslation("documents");
  const [ticked, setTicked] = useState(() => savedChecklistTicks(browserStorage, { pendencyId, round }, questions));
  if (questions.length === 0) return null;
  const toggle = (position: number) => {
    const next = ticked.includes(position) ? ticked.filter((one) => one !== position) : [...ticked, position];
    keepTicks(browserStorage, { pendencyId, round }, next);
    setTicked(next);
  };
  return (
    <section className={classes.group} aria-label={t("check.title")}>
      <h3 className={classes.subtitle}>{t("check.title")}</h3>
      <p className={classes.quiet}>{t("check.says")}</p>
      <ul className={classes.checks}>
        {questions.map(({ position, text, example }) => (
          <li key={position}>
            <Checkbox
              label={text}
              description={example && t("check.example", { example })}
              checked={ticked.includes(position)}
              onChange={() => toggle(position)}
            />
          </li>
        ))}
      </ul>
      <p className={classes.quiet} role="status">
        {t("check.open", { count: questions.length - ticked.length })}
      </p>
    </section>
  );
};
