import type { TrainingConfigInput } from "@emdia/contract/trainings/config-routes.ts";
import { createConfig } from "../../src/modules/trainings/index.ts";
import type { Scope } from "../../src/platform/access/scope.ts";
import { acceptedBy } from "../accepted-by.ts";
import { nothing } from "../facilities.ts";

export type TrainingContractor = "serraAzul" | "horizonte";
export type ConfigKey = "integration" | "nr35" | "nr33" | "nr10" | "goldenRules" | "tower";
type ConfigSeed = Omit<TrainingConfigInput, "documentTypeId" | "facilityId" | "departmentId" | "instructors" | "technicalResponsible"> & {
  readonly owner: TrainingContractor;
  /** Id of a platform's document type, or the name of one of the contractor's own. */
  readonly document: number | string;
};

const instructors = {
  serraAzul: [{ name: "Sérgio Valadares", qualification: "Técnico de segurança do trabalho", register: "MTE 0041872/MG" }],
  horizonte: [{ name: "Iara Montenegro", qualification: "Instrutora de acesso por corda", register: "ABENDI N3 2231" }],
};
const responsible = {
  serraAzul: { name: "Lúcia Bernardes", qualification: "Engenheira de segurança do trabalho", register: "CREA-MG 148.220" },
  horizonte: { name: "Tomás Avelar", qualification: "Engenheiro de segurança do trabalho", register: "CREA-RN 30.417" },
};
const withTest = { hasTest: true, minimumScore: 7, minimumAttendance: 100 };
const HOUR = 60;

/** Training configurations of the contractors. */
const configs: { readonly [Key in ConfigKey]: ConfigSeed } = {
  integration: {
    owner: "serraAzul",
    document: 322,
    name: "Integração da mina",
    trainingId: 1,
    kinds: ["initial", "eventual"],
    theoryMinutes: 4 * HOUR,
    practiceMinutes: 0,
    validityMonths: 12,
    syllabus: "Riscos da mina e da usina, regras de circulação, rotas de fuga, plano de emergência da barragem e meio ambiente.",
    ...{ hasTest: false, minimumScore: null, minimumAttendance: 100 },
    vacancy: 30,
    place: "Auditório da portaria principal",
  },
  nr35: {
    owner: "serraAzul",
    document: 335,
    name: "NR-35",
    trainingId: 14,
    kinds: ["initial", "periodic", "eventual"],
    theoryMinutes: 4 * HOUR,
    practiceMinutes: 4 * HOUR,
    validityMonths: 24,
    syllabus: "Normas, análise de risco, condições impeditivas, sistemas de ancoragem, EPI contra quedas, resgate e primeiros socorros.",
    ...withTest,
    vacancy: 20,
    place: "Centro de treinamento da mina",
  },
  nr33: {
    owner: "serraAzul",
    document: 333,
    name: "NR-33",
    trainingId: 11,
    kinds: ["initial"],
    theoryMinutes: 8 * HOUR,
    practiceMinutes: 8 * HOUR,
    validityMonths: 12,
    syllabus: "Reconhecimento de riscos, permissão de entrada e trabalho, detector de gases, ventilação, comunicação e resgate.",
    ...withTest,
    vacancy: 12,
    place: "Simulador de espaço confinado",
  },
  nr10: {
    owner: "serraAzul",
    document: 330,
    name: "NR-10",
    trainingId: 2,
    kinds: ["initial", "periodic", "eventual"],
    theoryMinutes: 32 * HOUR,
    practiceMinutes: 8 * HOUR,
    validityMonths: 24,
    syllabus: "Riscos elétricos, medidas de controle, desenergização, bloqueio e sinalização, combate a incêndio e primeiros socorros.",
    ...withTest,
    vacancy: 20,
    place: "Sala de elétrica da usina",
  },
  goldenRules: {
    owner: "serraAzul",
    document: "Termo das regras de ouro da mina",
    name: "Regras de ouro",
    trainingId: null,
    kinds: ["initial", "periodic"],
    theoryMinutes: 2 * HOUR,
    practiceMinutes: 0,
    validityMonths: 12,
    syllabus: "As dez regras de ouro da mina, o direito de recusa e o termo de compromisso.",
    ...{ hasTest: false, minimumScore: null, minimumAttendance: 100 },
    vacancy: 40,
    place: "Auditório da portaria principal",
  },
  tower: {
    owner: "horizonte",
    document: "Credencial de acesso ao aerogerador",
    name: "Subida em aerogerador",
    trainingId: null,
    kinds: ["initial", "periodic"],
    theoryMinutes: 4 * HOUR,
    practiceMinutes: 4 * HOUR,
    validityMonths: 12,
    syllabus: "Subida por escada e elevador de serviço, trava-quedas, pontos de ancoragem da nacele e resgate da torre.",
    ...withTest,
    vacancy: 10,
    place: "Torre-escola do parque eólico",
  },
};
export const ownerOfConfig = (key: ConfigKey): TrainingContractor => configs[key].owner;

export type SeededConfig = Pick<TrainingConfigInput, "place" | "instructors" | "hasTest"> & {
  readonly id: number;
  readonly name: string;
  readonly documentTypeId: number;
};
export type SeededConfigs = ReadonlyMap<ConfigKey, SeededConfig>;

const documentTypeOf = async ({ tx }: Scope, contractorId: number, document: number | string): Promise<number> => {
  if (typeof document === "number") return document;
  const type = await tx
    .selectFrom("document_type")
    .select("id")
    .where("owner_id", "=", contractorId)
    .where("name", "=", document)
    .executeTakeFirstOrThrow();
  return type.id;
};

/** Creates the configurations of a contractor. */
export const seedConfigs = async (scope: Scope, contractor: TrainingContractor, contractorId: number): Promise<SeededConfigs> => {
  const made = new Map<ConfigKey, SeededConfig>();
  for (const [key, { owner, document, ...config }] of Object.entries(configs)) {
    if (owner !== contractor) continue;
    const documentTypeId = await documentTypeOf(scope, contractorId, document);
    const people = { instructors: instructors[owner], technicalResponsible: responsible[owner] };
    const body = { ...config, ...people, documentTypeId, facilityId: null, departmentId: null };
    const { id } = acceptedBy(await createConfig(scope, { ...nothing, body }));
    made.set(key as ConfigKey, { ...config, ...people, id, documentTypeId });
  }
  return made;
};
