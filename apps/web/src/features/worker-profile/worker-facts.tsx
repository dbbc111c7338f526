import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { useTranslation } from "react-i18next";
import { useValueWords } from "../../shared/custom-values/use-value-words.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { ProfileBlock } from "./profile-block.tsx";
import classes from "./worker-profile.module.css";

type Props = { readonly worker: WorkerRecord };
type Fact = readonly [label: string, value: string];

/** The identity document; masked if the user may not see it in full. */
const useDocumentFact = ({ CPF, foreignDocument, dataIsHidden }: WorkerRecord): Fact => {
  const { t } = useTranslation(["workerProfile", "workerForm"]);
  const number = CPF ?? foreignDocument?.number ?? "";
  const label = foreignDocument
    ? t("facts.foreign", { type: t(`workerForm:types.${foreignDocument.type}`), country: foreignDocument.country })
    : t("workerForm:kinds.cpf");
  return [label, dataIsHidden ? `${number} ${t("facts.hidden")}` : number];
};

const useRecordFacts = (worker: WorkerRecord): readonly Fact[] => {
  const { t } = useTranslation(["workerProfile", "workerForm"]);
  const { day, money } = useFormat();
  const { birthdate, gender, role, admissionDate, contractRegime, contractRegimeSince, salary, exposedToRisk, activityTypes } = worker;
  const document = useDocumentFact(worker);
  const optional: readonly (Fact | null)[] = [
    birthdate === null ? null : [t("workerForm:fields.birthdate"), day(birthdate)],
    gender === null ? null : [t("workerForm:fields.gender"), t(`workerForm:genders.${gender}`)],
    [t("workerForm:fields.role"), role],
    [t("workerForm:fields.admissionDate"), day(admissionDate)],
    [t("workerForm:fields.regime"), t(`workerForm:regimes.${contractRegime}`)],
    contractRegimeSince === null ? null : [t("workerForm:fields.regimeSince"), day(contractRegimeSince)],
    salary === null ? null : [t("workerForm:fields.salary"), money(salary)],
    [t("workerForm:steps.risks.title"), t(exposedToRisk ? "facts.exposed" : "facts.unexposed")],
    [t("workerForm:fields.activityTypes"), activityTypes.map(({ name }) => name).join(", ") || t("facts.noActivities")],
  ];
  return [document, ...optional.filter((fact) => fact !== null)];
};

/** The record of the worker, with the contractors' custom fields that have a value. */
export const WorkerFacts = ({ worker }: Props) => {
  const { t } = useTranslation("workerProfile");
  const valueWords = useValueWords();
  const facts = useRecordFacts(worker);
  const custom = worker.customFields.flatMap((field) => {
    const words = valueWords(field, field.value);
    return words === null ? [] : [{ id: field.id, label: `${field.name} · ${field.company.name}`, words }];
  });
  return (
    <ProfileBlock id="cadastro" title={t("facts.title")}>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {custom.map(({ id, label, words }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </ProfileBlock>
  );
};
