import type { SendingGuide } from "@emdia/contract/pendencies/document.ts";
import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./documents.module.css";

/** The reviewer's questions for whoever has the document in hand. Nothing of it is kept, and what is left open forbids nothing. */
export const SenderChecklist = ({ questions }: Pick<SendingGuide, "questions">) => {
  const { t } = useTranslation("documents");
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  if (questions.length === 0) return null;
  const toggle = (position: number) =>
    setTicked((known) => (known.has(position) ? new Set([...known].filter((one) => one !== position)) : new Set([...known, position])));
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
              checked={ticked.has(position)}
              onChange={() => toggle(position)}
            />
          </li>
        ))}
      </ul>
      <p className={classes.quiet} role="status">
        {t("check.open", { count: questions.length - ticked.size })}
      </p>
    </section>
  );
};
