import type { MovementPreview } from "@emdia/contract/workers/movement.ts";
import {
  IconArrowRight,
  IconCalendarOff,
  IconFileMinus,
  IconFilePlus,
  IconLink,
  IconLinkOff,
  IconSchool,
  IconStethoscope,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { documentsByProject, monthText } from "./told-effects.ts";
import classes from "./worker-movements.module.css";

type Sentence = { readonly key: string; readonly Icon: ComponentType<{ size?: number; stroke?: number }>; readonly text: string };
const linkIcons = { opens: IconLink, goes_on: IconLink, ends: IconLinkOff, taken_back: IconLinkOff, suspended: IconCalendarOff } as const;
const documentIcons = { opens: IconFilePlus, closes: IconFileMinus, rests: IconCalendarOff } as const;

const useSentences = ({ before, after, links, documents, restingMonths, absence, trainings }: MovementPreview): readonly Sentence[] => {
  const { t } = useTranslation("workerMovements");
  const { day } = useFormat();
  const until = (last: string | null) => (last === null ? t("effects.noEnd") : t("effects.until", { day: day(last) }));
  const stands = t(`statuses.${after.status}`);
  const status =
    before.status === after.status && before.until === after.until
      ? t("effects.statusStays", { status: stands })
      : t("effects.status", {
          status: stands,
          day: after.since ? day(after.since) : "",
          until: after.until ? ` ${until(after.until)}` : "",
        });
  const exam = absence?.returnExam?.isNeeded ? absence.returnExam : null;
  const isShort = absence !== null && exam === null && trainings.every(({ cause }) => cause !== "absence");
  return [
    { key: "status", Icon: IconArrowRight, text: status },
    ...links.map(({ effect, project, from, until: last }, index) => ({
      key: `link ${index}`,
      Icon: linkIcons[effect],
      text: t(`effects.links.${effect}`, { project: project.name, from: day(from), last: last ? day(last) : "", until: until(last) }),
    })),
    ...documentsByProject(documents).map(({ effect, project, names, more }) => ({
      key: `${effect} ${project}`,
      Icon: documentIcons[effect],
      text: t(`effects.documents.${effect}`, { project, names: names.join(", ") }) + (more > 0 ? t("effects.more", { count: more }) : "."),
    })),
    ...(restingMonths.length === 0
      ? []
      : [{ key: "months", Icon: IconCalendarOff, text: t("effects.resting", { months: restingMonths.map(monthText).join(", ") }) }]),
    ...(isShort ? [{ key: "absence", Icon: IconStethoscope, text: t("effects.absence.short", { count: absence.days }) }] : []),
    ...(exam === null
      ? []
      : [
          {
            key: "exam",
            Icon: IconStethoscope,
            text: t("effects.absence.return_exam", { days: absence?.days, limit: t("effects.units.days", { count: exam.days }) }),
          },
        ]),
    ...trainings.map(({ name, cause, since, isFirm }) => ({
      key: `training ${name} ${cause}`,
      Icon: IconSchool,
      text: t(isFirm ? "effects.trainings.needed" : "effects.trainings.advised", {
        name,
        cause: t(`effects.trainings.causes.${cause}`),
        day: day(since),
      }),
    })),
  ];
};

/** The effects of a movement, as a list of sentences. */
export const MovementEffects = ({ preview }: { readonly preview: MovementPreview }) => {
  const { t } = useTranslation("workerMovements");
  return (
    <ul className={classes.effects} aria-label={t("effects.title")}>
      {useSentences(preview).map(({ key, Icon, text }) => (
        <li key={key}>
          <Icon size={18} stroke={1.75} aria-hidden="true" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
};
