// Default table of conflicts between risk activities of different teams (SIMOPS). No norm fixes them, so every line is unverified.
import type { Locale } from "@emdia/contract/limits.ts";
import type { ConflictLevel } from "@emdia/contract/risk-schedule/vocabulary.ts";

/** Text of the platform in each language. */
type Texts = { readonly [L in Locale]: string };

/** `other` null: every activity. */
export type ConflictLine = {
  readonly one: string;
  readonly other: string | null;
  /** In the same area, and in another area of the same unit. */
  readonly inArea: ConflictLevel;
  readonly inUnit: ConflictLevel;
  readonly measures: Texts;
  readonly source: string;
  readonly confidence: "unverified";
  /** The day on which the line was entered. */
  readonly since: string;
};

const origin = { source: "Prática de campo, sem norma que fixe o par", confidence: "unverified", since: "2026-11-29" } as const;
type Levels = Pick<ConflictLine, "inArea" | "inUnit" | "measures">;
const between = (one: string, others: readonly (string | null)[], levels: Levels): readonly ConflictLine[] =>
  others.map((other) => ({ one, other, ...levels, ...origin }));

const texts = (ptBr: string, enUs: string, esEs: string): Texts => ({ "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs });

const electrical = ["ELETRICIDADE-BT", "ELETRICIDADE-AT", "ELETRICIDADE-SEP"] as const;
const vehicles = ["MAQUINAS", "EMPILHADEIRA", "CONDUCAO", "PRODUTOS-PERIGOSOS"] as const;

/** Activities by their code in the platform's catalogue. */
export const defaultConflicts: readonly ConflictLine[] = [
  ...between("A-QUENTE", ["INFLAMAVEIS"], {
    inArea: "forbidden",
    inUnit: "restricted",
    measures: texts(
      "Medir a atmosfera antes e durante o trabalho. Manter vigia de incêndio até 30 minutos depois. Isolar faíscas e drenos.",
      "Measure the atmosphere before and during the work. Keep a fire watch until 30 minutes after it. Contain sparks and cover drains.",
      "Medir la atmósfera antes y durante el trabajo. Mantener un vigía de incendio hasta 30 minutos después. Contener chispas y cubrir desagües.",
    ),
  }),
  ...between("A-QUENTE", ["QUIMICOS"], {
    inArea: "restricted",
    inUnit: "allowed",
    measures: texts(
      "Retirar ou cobrir os produtos num raio de 11 m. Manter vigia de incêndio e extintor adequado.",
      "Remove or cover the products within 11 m. Keep a fire watch and a suitable extinguisher.",
      "Retirar o cubrir los productos en un radio de 11 m. Mantener un vigía de incendio y un extintor adecuado.",
    ),
  }),
  ...between("A-QUENTE", ["ESPACO-CONFINADO"], {
    inArea: "restricted",
    inUnit: "allowed",
    measures: texts(
      "Monitorar gases de forma contínua na entrada. Ventilar e direcionar fumos para longe da abertura.",
      "Monitor gases continuously at the entry. Ventilate and direct fumes away from the opening.",
      "Monitorear gases de forma continua en la entrada. Ventilar y dirigir los humos lejos de la abertura.",
    ),
  }),
  ...between("RADIACAO", [null], {
    inArea: "forbidden",
    inUnit: "allowed",
    measures: texts(
      "Evacuar e sinalizar a área controlada. Liberar somente após a medição do supervisor de radioproteção.",
      "Evacuate and mark the controlled area. Release it only after the measurement by the radiation protection supervisor.",
      "Evacuar y señalizar el área controlada. Liberarla solo después de la medición del supervisor de radioprotección.",
    ),
  }),
  ...between("ICAMENTO", ["ALTURA", "PTA", "ESCAVACAO", "ESPACO-CONFINADO"], {
    inArea: "forbidden",
    inUnit: "allowed",
    measures: texts(
      "Ninguém sob a carga nem no raio de giro. Alternar os trabalhos por rádio com o sinaleiro.",
      "Nobody under the load or within the slewing radius. Alternate the works by radio with the signaller.",
      "Nadie bajo la carga ni en el radio de giro. Alternar los trabajos por radio con el señalero.",
    ),
  }),
  ...between("ESCAVACAO", vehicles, {
    inArea: "restricted",
    inUnit: "allowed",
    measures: texts(
      "Afastar máquinas e veículos da borda pelo menos a profundidade da vala. Manter sinaleiro e barreira física.",
      "Keep machines and vehicles away from the edge by at least the depth of the trench. Keep a signaller and a physical barrier.",
      "Alejar máquinas y vehículos del borde al menos la profundidad de la zanja. Mantener un señalero y una barrera física.",
    ),
  }),
  ...electrical.flatMap((activity) =>
    between(activity, ["ICAMENTO", "PTA"], {
      inArea: "restricted",
      inUnit: "allowed",
      measures: texts(
        "Desenergizar ou respeitar a distância de segurança da rede. Manter observador exclusivo.",
        "De-energise the line or keep the safe distance from it. Keep a dedicated observer.",
        "Desenergizar o respetar la distancia de seguridad de la red. Mantener un observador exclusivo.",
      ),
    }),
  ),
  ...between("ESPACO-CONFINADO", ["QUIMICOS"], {
    inArea: "forbidden",
    inUnit: "allowed",
    measures: texts(
      "Interromper o uso de produtos voláteis enquanto houver pessoas no espaço. Monitorar gases de forma contínua.",
      "Stop the use of volatile products while people are in the space. Monitor gases continuously.",
      "Interrumpir el uso de productos volátiles mientras haya personas en el espacio. Monitorear gases de forma continua.",
    ),
  }),
  ...between("ESPACO-CONFINADO", vehicles, {
    inArea: "restricted",
    inUnit: "allowed",
    measures: texts(
      "Manter motores a combustão longe da entrada e das tomadas de ar. Monitorar monóxido de carbono.",
      "Keep combustion engines away from the entry and from air intakes. Monitor carbon monoxide.",
      "Mantener los motores de combustión lejos de la entrada y de las tomas de aire. Monitorear monóxido de carbono.",
    ),
  }),
];
