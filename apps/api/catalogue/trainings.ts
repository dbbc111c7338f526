import type { CatalogueContent } from "../src/modules/catalogue/content.ts";
import type { FigureKey } from "./figures.ts";
import type { Names } from "./written.ts";

type Training = CatalogueContent["trainings"][number];
type Demands = {
  readonly norm: string;
  /** The document type of the certificate. */
  readonly certificate: number;
  readonly initial?: FigureKey;
  readonly periodic?: FigureKey;
  readonly validity?: FigureKey;
  /** Events that require the training again, in addition to its expiry. */
  readonly again?: readonly string[];
};

const training = (id: number, names: Names, { norm, certificate, again = [], ...figures }: Demands): Training => ({
  id,
  code: norm.toUpperCase().replaceAll(" ", "-"),
  name: names[0],
  nameEnUs: names[1],
  nameEsEs: names[2],
  norm,
  initialFigure: figures.initial ?? null,
  periodicFigure: figures.periodic ?? null,
  validityFigure: figures.validity ?? null,
  triggers: again,
  documentTypeId: certificate,
});
const afterAbsence = ["absence", "function_change"] as const;

export const trainings: readonly Training[] = [
  training(1, ["Integração de segurança", "Site safety induction", "Inducción de seguridad"], {
    norm: "NR-1",
    certificate: 322,
    validity: "nr1.integration.validity",
    again: ["risk_change", "accident", "absence"],
  }),
  training(2, ["NR-10 básico", "NR-10 basic", "NR-10 básico"], {
    norm: "NR-10",
    certificate: 330,
    initial: "nr10.basic.hours",
    validity: "nr10.validity",
    again: ["function_change", "employer_change", "absence"],
  }),
  training(3, ["NR-10 SEP", "NR-10 power system", "NR-10 SEP"], {
    norm: "NR-10 SEP",
    certificate: 331,
    initial: "nr10.sep.hours",
    validity: "nr10.validity",
    again: ["function_change", "employer_change", "absence"],
  }),
  training(4, ["Operador de movimentação de cargas", "Lifting operator", "Operador de movimiento de cargas"], {
    norm: "NR-11",
    certificate: 340,
    initial: "nr11.operator.hours",
    validity: "nr11.card.validity",
  }),
  training(5, ["Segurança em máquinas", "Machine safety", "Seguridad en máquinas"], {
    norm: "NR-12",
    certificate: 341,
    initial: "nr12.hours",
    validity: "nr12.validity",
    again: ["risk_change"],
  }),
  training(6, ["Operador de caldeira ou unidade de processo", "Boiler or process operator", "Operador de caldera o proceso"], {
    norm: "NR-13",
    certificate: 342,
    initial: "nr13.boiler.hours",
    validity: "nr13.validity",
  }),
  training(7, ["Segurança na construção", "Construction safety", "Seguridad en la construcción"], {
    norm: "NR-18",
    certificate: 343,
    initial: "nr18.basic.hours",
    periodic: "nr18.basic.hours",
    validity: "nr18.validity",
    again: afterAbsence,
  }),
  training(8, ["Inflamáveis e combustíveis", "Flammables and fuels", "Inflamables y combustibles"], {
    norm: "NR-20",
    certificate: 345,
    initial: "nr20.basic.hours",
    periodic: "nr20.update.hours",
    validity: "nr20.basic.validity",
    again: ["accident", "risk_change"],
  }),
  training(9, ["Trabalho rural e florestal", "Rural and forestry work", "Trabajo rural y forestal"], {
    norm: "NR-31",
    certificate: 355,
    initial: "nr31.hours",
    validity: "nr31.validity",
  }),
  training(10, ["Segurança em serviços de saúde", "Health-care safety", "Seguridad en servicios de salud"], {
    norm: "NR-32",
    certificate: 354,
    initial: "nr32.hours",
    validity: "nr32.validity",
  }),
  training(
    11,
    ["Espaço confinado: trabalhador e vigia", "Confined space: entrant and attendant", "Espacio confinado: trabajador y vigía"],
    {
      norm: "NR-33",
      certificate: 333,
      initial: "nr33.worker.hours",
      periodic: "nr33.periodic.hours",
      validity: "nr33.validity",
      again: ["risk_change", "accident"],
    },
  ),
  training(
    12,
    ["Espaço confinado: supervisor de entrada", "Confined space: entry supervisor", "Espacio confinado: supervisor de entrada"],
    {
      norm: "NR-33 supervisor",
      certificate: 334,
      initial: "nr33.supervisor.hours",
      periodic: "nr33.periodic.hours",
      validity: "nr33.validity",
    },
  ),
  training(13, ["Trabalho a quente", "Hot work", "Trabajo en caliente"], {
    norm: "NR-34",
    certificate: 344,
    initial: "nr34.hours",
    validity: "nr34.validity",
  }),
  training(14, ["Trabalho em altura", "Work at height", "Trabajo en altura"], {
    norm: "NR-35",
    certificate: 335,
    initial: "nr35.hours",
    periodic: "nr35.hours",
    validity: "nr35.validity",
    again: ["absence", "employer_change", "risk_change"],
  }),
  training(15, ["Escavação", "Excavation", "Excavación"], {
    norm: "NR-18 escavação",
    certificate: 346,
    validity: "nr18.validity",
  }),
  training(16, ["Produtos químicos", "Chemicals", "Productos químicos"], {
    norm: "NR-26",
    certificate: 350,
    validity: "nr1.integration.validity",
    again: ["risk_change"],
  }),
  training(17, ["Radioproteção", "Radiation protection", "Radioprotección"], { norm: "CNEN NN 3.01", certificate: 351 }),
  training(18, ["Mergulho profissional", "Professional diving", "Buceo profesional"], {
    norm: "NR-15 anexo 6",
    certificate: 352,
    validity: "diving.validity",
  }),
  training(19, ["Direção defensiva", "Defensive driving", "Manejo defensivo"], {
    norm: "CTB",
    certificate: 353,
    initial: "driving.hours",
    validity: "driving.validity",
  }),
  training(20, ["Reciclagem de vigilante", "Guard refresher", "Reciclaje de vigilante"], {
    norm: "Lei 14.967",
    certificate: 356,
    validity: "guard.recycling",
  }),
];
