import type { ClassSession, TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { scoreText } from "../../shared/trainings/score.ts";
import record from "../../shared/ui/panels/record-panel.module.css";
import classes from "./training-class.module.css";
import { VacancyFact } from "./vacancy-fact.tsx";

const HOUR_MINUTES = 60;

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Day and times of a session. */
export const useSessionText = () => {
  const { t } = useTranslation("trainingClass");
  const { day } = useFormat();
  return ({ day: on, start, end }: ClassSession) => t("facts.session", { day: day(on), start, end });
};

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <>
    {lines.map((line) => (
      <span key={line} className={classes.line}>
        {line}
      </span>
    ))}
  </>
);

const useHoursText = () => {
  const { t } = useTranslation("trainingClass");
  return (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
    return rest === 0 ? t("facts.hoursOnly", { hours }) : t("facts.hoursMinutes", { hours, minutes: rest });
  };
};

/** Conditions of the configuration in the version that the class keeps. */
const Conditions = ({ config }: Pick<TrainingClass, "config">) => {
  const { t, i18n } = useTranslation("trainingClass");
  const hours = useHoursText();
  const { validityMonths: months, minimumScore } = config;
  return (
    <>
      <Fact label={t("facts.of")}>{t("facts.ofVersion", { name: config.name, version: config.version })}</Fact>
      <Fact label={t("facts.document")}>{config.documentType.name}</Fact>
      <Fact label={t("facts.hours")}>{hours(config.minutes)}</Fact>
      <Fact label={t("facts.validity")}>{months === null ? t("facts.endless") : t("facts.months", { count: months })}</Fact>
      <Fact label={t("facts.minimumScore")}>{minimumScore === null ? t("facts.withoutTest") : scoreText(minimumScore, i18n.language)}</Fact>
      <Fact label={t("facts.minimumAttendance")}>{t("facts.percent", { value: config.minimumAttendance })}</Fact>
    </>
  );
};

const Place = ({ training }: { readonly training: TrainingClass }) => {
  const { t } = useTranslation("trainingClass");
  const { place, facility, department, workAndSpace } = training;
  const unit = [facility?.name, department?.name].filter(Boolean).join(" · ");
  return (
    <>
      <Fact label={t("facts.place")}>
        <Lines lines={unit === "" ? [place] : [place, unit]} />
      </Fact>
      {workAndSpace !== "" && <Fact label={t("facts.workAndSpace")}>{workAndSpace}</Fact>}
    </>
  );
};

/** Data of a class: when, where, by whom, for whom, and under which conditions. */
export const ClassFacts = ({ training }: { readonly training: TrainingClass }) => {
  const { t } = useTranslation(["trainingClass", "trainingWords"]);
  const sessionText = useSessionText();
  const { sessions, place, instructors, providers, config, kind, isRetroactive, description } = training;
  return (
    <section className={record.panel} aria-labelledby="class-facts">
      <h2 id="class-facts" className={record.title}>
        {t("facts.title")}
      </h2>
      <dl className={classes.facts}>
        <Fact label={t("facts.days")}>
          <Lines
            lines={sessions.map((session) => [sessionText(session), session.place !== place && session.place].filter(Boolean).join(" · "))}
          />
        </Fact>
        <Place training={training} />
        <VacancyFact training={training} />
        <Fact label={t("facts.instructors")}>
          <Lines
            lines={instructors.map(({ name, qualification, register }) => [name, qualification, register].filter(Boolean).join(" · "))}
          />
        </Fact>
        <Fact label={t("facts.openTo")}>
          {providers === null ? t("facts.everySupplier") : providers.map(({ name }) => name).join(", ")}
        </Fact>
        <Fact label={t("facts.kind")}>{t(`trainingWords:kinds.${kind}`)}</Fact>
        <Conditions config={config} />
        {isRetroactive && <Fact label={t("facts.retroactive")}>{description}</Fact>}
      </dl>
    </section>
  );
};
