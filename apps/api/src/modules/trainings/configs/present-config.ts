import type { FigureWarning, TrainingConfig, TrainingConfigRow } from "@emdia/contract/trainings/config-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { configCan } from "../policy.ts";
import type { Deviation } from "../rules/norm-check.ts";
import { toScore } from "../rules/score.ts";
import type { ConfigRow, StoredConfig } from "../store/configs.ts";
import { deviationsOf } from "./norm-figures.ts";

export const presentConfigRow = (scope: Scope, row: ConfigRow): TrainingConfigRow => ({
  id: row.id,
  companyId: row.contractorId,
  companyName: row.companyName,
  name: row.name,
  documentType: { id: row.documentTypeId, name: row.documentTypeName },
  kinds: [...row.kinds],
  minutes: row.minutes,
  validityMonths: row.validityMonths,
  classCount: row.classCount,
  can: configCan(scope, row),
});

export const presentDeviation = ({ field, figure }: Deviation): FigureWarning => ({
  field,
  figure: figure.value,
  unit: figure.unit,
  source: figure.source,
  confidence: figure.confidence,
});

const named = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name });

export const presentConfig = async (scope: Scope, config: StoredConfig): Promise<TrainingConfig> => {
  const { trainingId, kinds, validityMonths } = config;
  const minutes = config.theoryMinutes + config.practiceMinutes;
  const place = { contractorId: config.contractorId, today: scope.today };
  const deviations = await deviationsOf(scope.tx, place, { trainingId, kinds, minutes, validityMonths });
  return {
    id: config.id,
    companyId: config.contractorId,
    companyName: config.companyName,
    version: config.version,
    name: config.name,
    training: trainingId === null ? null : { id: trainingId, name: config.trainingName ?? "", norm: config.trainingNorm ?? "" },
    documentType: { id: config.documentTypeId, name: config.documentTypeName },
    kinds: [...kinds],
    theoryMinutes: config.theoryMinutes,
    practiceMinutes: config.practiceMinutes,
    validityMonths,
    syllabus: config.syllabus,
    hasTest: config.hasTest,
    minimumScore: toScore(config.minimumScoreTenths),
    minimumAttendance: config.minimumAttendance,
    vacancy: config.vacancy,
    facility: named(config.facilityId, config.facilityName),
    department: named(config.departmentId, config.departmentName),
    place: config.place,
    instructors: config.instructors,
    technicalResponsible: config.technicalResponsible,
    warnings: deviations.map(presentDeviation),
    can: configCan(scope, config),
  };
};
