import type { CompanyKey } from "../companies.ts";
import type { OwningContractor } from "../past-scopes.ts";
import type { WorkRole } from "../workers/roles.ts";

/** Days from today to the start and to the end, and hours. Slots of a crew do not overlap. */
const slots = {
  "twelve days ago": { from: -12, until: -12, start: "07:00", end: "17:00" },
  "six days ago": { from: -6, until: -6, start: "08:00", end: "16:30" },
  /** Runs whatever the time of day of the first start is. */
  now: { from: -1, until: 2, start: "07:00", end: "17:00" },
  "tomorrow night": { from: 1, until: 2, start: "22:00", end: "06:00" },
  "in three days": { from: 3, until: 3, start: "07:30", end: "17:00" },
  "in a week": { from: 7, until: 8, start: "07:00", end: "17:00" },
  "in twelve days": { from: 12, until: 12, start: "07:00", end: "12:00" },
} as const;
export type Slot = (typeof slots)[SlotName];
type SlotName = keyof typeof slots;

/** Worker of the demo story who joins the crew in this slot only. */
export type StoryWorker = "training expired" | "document rejected" | "planned by both contractors";
type Planned = {
  readonly slot: SlotName;
  readonly area: number;
  readonly worker?: StoryWorker;
  readonly cancelReason?: string;
  /** Its work permit is printed twice. */
  readonly hasPermits?: true;
};
export type CrewSeed = {
  readonly contractor: OwningContractor;
  readonly supplier: CompanyKey;
  /** End of the contract number of the project. */
  readonly contract: string;
  readonly activity: string;
  readonly roles: readonly WorkRole[];
  readonly size: number;
  /** Unit and area. Places that the project lacks are added to it. */
  readonly areas: readonly (readonly [unit: string, area: string])[];
  readonly planned: readonly Planned[];
};

const MINE = "Mina Pico Azul";
const PLANT = "Usina de Beneficiamento";
const TERMINAL = "Terminal Ferroviário";
const DAM = "Barragem Córrego Fundo";
const OFFICE = "Escritório Central";
const WIND = "Parque Eólico Ventos do Sal";
const SOLAR = "Parque Solar Aurora";
const SUBSTATION = "Subestação Mossoró";
const RAIN = "Previsão de chuva forte e raios; a equipe volta a ser planejada depois.";

const ofIpe = { supplier: "ipe", activity: "ALTURA" } as const;
const scaffolders: readonly WorkRole[] = [
  "Montador de andaimes",
  "Ajudante de montagem",
  "Encarregado de andaimes",
  "Técnico de segurança",
];

/** Order of creation: the later one of two crews in conflict accepts the conflict. */
export const crewSeeds: readonly CrewSeed[] = [
  {
    ...{ ...ofIpe, contractor: "serraAzul", contract: "0009", roles: scaffolders, size: 4 },
    areas: [
      [TERMINAL, "Silos de carregamento"],
      [OFFICE, "Portaria"],
      [PLANT, "Laboratório"],
      [TERMINAL, "Pátio de manobra"],
    ],
    planned: [
      { slot: "twelve days ago", area: 1 },
      { slot: "now", area: 2, worker: "document rejected" },
      { slot: "in three days", area: 0, hasPermits: true },
      { slot: "in a week", area: 3 },
      { slot: "in twelve days", area: 1, cancelReason: RAIN },
    ],
  },
  {
    // Lifts above the scaffolders in three days.
    ...{ contractor: "serraAzul", supplier: "guaraci", contract: "0009", activity: "ICAMENTO", roles: ["Mecânico montador"], size: 3 },
    areas: [[TERMINAL, "Silos de carregamento"]],
    planned: [
      { slot: "six days ago", area: 0 },
      { slot: "in three days", area: 0 },
      { slot: "in twelve days", area: 0 },
    ],
  },
  {
    ...{ contractor: "serraAzul", supplier: "guaraci", contract: "0026", activity: "A-QUENTE", roles: ["Soldador"], size: 3 },
    areas: [[PLANT, "Espessadores"]],
    planned: [
      { slot: "twelve days ago", area: 0 },
      { slot: "six days ago", area: 0 },
      { slot: "now", area: 0 },
      { slot: "in a week", area: 0 },
    ],
  },
  {
    // Flammables in the unit of the hot work now.
    ...{ contractor: "serraAzul", supplier: "araucaria", contract: "0033", activity: "INFLAMAVEIS", roles: ["Maçariqueiro"], size: 2 },
    areas: [
      [PLANT, "Flotação"],
      [MINE, "Paiol"],
    ],
    planned: [
      { slot: "twelve days ago", area: 1 },
      { slot: "now", area: 0 },
      { slot: "in three days", area: 1 },
      { slot: "in a week", area: 1, cancelReason: "O caminhão-tanque foi reprovado na inspeção." },
    ],
  },
  {
    ...{ ...ofIpe, contractor: "serraAzul", contract: "0032", roles: scaffolders, size: 4 },
    areas: [
      [MINE, "Britagem"],
      [MINE, "Correias transportadoras"],
      [MINE, "Oficina de veículos"],
    ],
    planned: [
      { slot: "twelve days ago", area: 0 },
      { slot: "six days ago", area: 1 },
      { slot: "now", area: 2 },
      { slot: "in three days", area: 0, worker: "training expired" },
      { slot: "in twelve days", area: 1 },
    ],
  },
  {
    ...{ contractor: "serraAzul", supplier: "voltta", contract: "0036", activity: "ELETRICIDADE-BT", size: 3 },
    roles: ["Eletricista de manutenção", "Ajudante de eletricista"],
    areas: [
      [PLANT, "Laboratório"],
      [OFFICE, "Administração"],
    ],
    planned: [
      { slot: "twelve days ago", area: 1 },
      { slot: "six days ago", area: 0 },
      { slot: "tomorrow night", area: 0 },
      { slot: "in a week", area: 0, cancelReason: "A parada do laboratório foi adiada." },
    ],
  },
  {
    ...{ contractor: "serraAzul", supplier: "voltta", contract: "0001", activity: "ELETRICIDADE-BT", size: 3 },
    roles: ["Eletricista de manutenção", "Eletrotécnico"],
    areas: [
      [PLANT, "Moagem"],
      [OFFICE, "Restaurante"],
    ],
    planned: [
      { slot: "twelve days ago", area: 0 },
      { slot: "six days ago", area: 1 },
      { slot: "now", area: 0 },
      { slot: "in three days", area: 1 },
      { slot: "in a week", area: 0 },
    ],
  },
  {
    ...{ contractor: "serraAzul", supplier: "tucano", contract: "0027", activity: "CONDUCAO", size: 3 },
    roles: ["Motorista carreteiro", "Motorista de caminhão"],
    areas: [[OFFICE, "Restaurante"]],
    planned: [
      { slot: "twelve days ago", area: 0 },
      { slot: "now", area: 0 },
      { slot: "in three days", area: 0 },
      { slot: "in twelve days", area: 0 },
    ],
  },
  {
    ...{ contractor: "serraAzul", supplier: "limpaVale", contract: "0027", activity: "QUIMICOS", roles: ["Auxiliar de limpeza"], size: 3 },
    areas: [[PLANT, "Moagem"]],
    planned: [
      { slot: "twelve days ago", area: 0 },
      { slot: "six days ago", area: 0 },
      { slot: "now", area: 0 },
      { slot: "in a week", area: 0 },
    ],
  },
  {
    ...{ ...ofIpe, contractor: "serraAzul", contract: "0011", roles: scaffolders, size: 4 },
    areas: [
      [DAM, "Crista"],
      [OFFICE, "Restaurante"],
    ],
    planned: [
      { slot: "twelve days ago", area: 0 },
      { slot: "six days ago", area: 1 },
      { slot: "now", area: 0 },
      { slot: "in three days", area: 0, worker: "planned by both contractors" },
      { slot: "in twelve days", area: 0 },
    ],
  },
  {
    ...{ contractor: "serraAzul", supplier: "voltta", contract: "0024", activity: "ELETRICIDADE-BT", roles: ["Eletrotécnico"], size: 2 },
    areas: [[DAM, "Instrumentação"]],
    planned: [
      { slot: "twelve days ago", area: 0 },
      { slot: "six days ago", area: 0 },
      { slot: "in three days", area: 0 },
      { slot: "in a week", area: 0, cancelReason: "Os instrumentos novos ainda não chegaram." },
    ],
  },
  {
    ...{ contractor: "horizonte", supplier: "norteSul", contract: "0002", activity: "ICAMENTO", size: 3 },
    roles: ["Rigger", "Sinaleiro", "Operador de guindaste"],
    areas: [
      [WIND, "Almoxarifado"],
      [WIND, "Subestação"],
    ],
    planned: [
      { slot: "twelve days ago", area: 0 },
      { slot: "now", area: 1 },
      { slot: "in three days", area: 1 },
      { slot: "in a week", area: 0 },
    ],
  },
  {
    ...{ contractor: "horizonte", supplier: "cobalto", contract: "0014", activity: "A-QUENTE", roles: ["Mecânico de manutenção"], size: 2 },
    areas: [
      [SUBSTATION, "Pátio de 230 kV"],
      [WIND, "Almoxarifado"],
    ],
    planned: [
      { slot: "twelve days ago", area: 0 },
      { slot: "six days ago", area: 1 },
      { slot: "now", area: 0 },
      { slot: "in three days", area: 1 },
    ],
  },
  {
    ...{ contractor: "horizonte", supplier: "cobalto", contract: "0014", activity: "ELETRICIDADE-BT", roles: ["Instrumentista"], size: 2 },
    areas: [
      [SOLAR, "Sala de controle"],
      [SUBSTATION, "Casa de comando"],
    ],
    planned: [
      { slot: "six days ago", area: 1 },
      { slot: "now", area: 0 },
      { slot: "in a week", area: 1 },
      { slot: "in twelve days", area: 0, cancelReason: "O centro de operação não liberou o desligamento." },
    ],
  },
  {
    ...{ ...ofIpe, contractor: "horizonte", contract: "0014", roles: scaffolders, size: 4 },
    areas: [
      [WIND, "Aerogeradores"],
      [SOLAR, "Usina fotovoltaica"],
    ],
    planned: [
      { slot: "six days ago", area: 0 },
      { slot: "now", area: 0 },
      { slot: "in three days", area: 1, worker: "planned by both contractors" },
      { slot: "in a week", area: 0 },
      { slot: "in twelve days", area: 1 },
    ],
  },
];
export const slotOf = ({ slot }: Planned): Slot => slots[slot];
