import { PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
import type { CatalogueContent } from "../src/modules/catalogue/content.ts";
import type { Names } from "./written.ts";

type RiskActivity = CatalogueContent["riskActivities"][number];
type Demands = {
  readonly code: string;
  readonly about: string;
  readonly norm?: string;
  readonly permit?: string;
  readonly kind?: RiskActivity["permitKind"];
  readonly trainings?: readonly number[];
  readonly documents?: readonly number[];
};

const activity = (
  id: number,
  names: Names,
  { code, about, norm, permit, kind, trainings = [], documents = [] }: Demands,
): RiskActivity => ({
  id,
  code,
  name: names[0],
  nameEnUs: names[1],
  nameEsEs: names[2],
  description: about,
  norm: norm ?? null,
  permit: permit ?? null,
  ...(kind && { permitKind: kind }),
  documents: documents.map((documentTypeId) => ({ ownerId: PLATFORM_OWNER, id: documentTypeId })),
  trainingIds: trainings,
});

/** Risk activities. The first two have the ids of the specification's fixed list. */
export const riskActivities: readonly RiskActivity[] = [
  activity(1, ["Trabalho em altura", "Work at height", "Trabajo en altura"], {
    code: "ALTURA",
    about: "Atividade acima de dois metros do nível inferior, onde há risco de queda.",
    norm: "NR-35",
    permit: "PT ou procedimento para atividade rotineira",
    kind: "pt",
    trainings: [14],
    documents: [363, 370, 371],
  }),
  activity(2, ["Trabalho elétrico", "Electrical work", "Trabajo eléctrico"], {
    code: "ELETRICIDADE-BT",
    about: "Serviço em instalações elétricas de baixa tensão, energizadas ou não.",
    norm: "NR-10",
    permit: "Ordem de serviço e PT",
    kind: "pt",
    trainings: [2],
    documents: [332, 376],
  }),
  activity(3, ["Trabalho elétrico em alta tensão", "High-voltage electrical work", "Trabajo eléctrico en alta tensión"], {
    code: "ELETRICIDADE-AT",
    about: "Serviço em instalações acima de 1.000 V em corrente alternada ou 1.500 V em contínua.",
    norm: "NR-10",
    permit: "PT e ordem de manobra",
    kind: "pt",
    trainings: [2, 3],
    documents: [332, 376],
  }),
  activity(4, ["Sistema elétrico de potência (SEP)", "Electric power system", "Sistema eléctrico de potencia"], {
    code: "ELETRICIDADE-SEP",
    about: "Trabalho no SEP ou em suas proximidades: geração, transmissão, subestação e distribuição.",
    norm: "NR-10",
    permit: "PT e ordem de serviço do centro de operação",
    kind: "pt",
    trainings: [2, 3],
    documents: [332, 376, 365],
  }),
  activity(5, ["Espaço confinado", "Confined space", "Espacio confinado"], {
    code: "ESPACO-CONFINADO",
    about: "Entrada em lugar sem ocupação contínua, de acesso limitado ou com atmosfera perigosa.",
    norm: "NR-33",
    permit: "PET",
    kind: "pet",
    trainings: [11],
    documents: [362, 377],
  }),
  activity(6, ["Supervisão de espaço confinado", "Confined space supervision", "Supervisión de espacio confinado"], {
    code: "ESPACO-CONFINADO-SUPERVISAO",
    about: "Emissão e encerramento da permissão de entrada, com poder de interromper o trabalho.",
    norm: "NR-33",
    permit: "PET",
    kind: "pet",
    trainings: [12],
    documents: [362, 377],
  }),
  activity(7, ["Trabalho a quente", "Hot work", "Trabajo en caliente"], {
    code: "A-QUENTE",
    about: "Solda, corte, esmerilhamento ou qualquer trabalho que gere calor, chama ou faísca.",
    norm: "NR-34 e NR-18",
    permit: "PT de trabalho a quente",
    kind: "hot_work",
    trainings: [13],
    documents: [361, 377],
  }),
  activity(8, ["Içamento com guindaste", "Crane lifting", "Izaje con grúa"], {
    code: "ICAMENTO",
    about: "Movimentação de carga suspensa por guindaste, munck, ponte ou pórtico.",
    norm: "NR-11, NR-12 e NR-18",
    permit: "PT e plano de rigging",
    kind: "pt",
    trainings: [4],
    documents: [364, 374, 375],
  }),
  activity(9, ["Plataforma de trabalho aéreo (PTA)", "Aerial work platform", "Plataforma elevadora"], {
    code: "PTA",
    about: "Operação de plataforma elevatória ou trabalho a partir dela.",
    norm: "NR-18, anexo, e NR-35",
    permit: "PT",
    kind: "pt",
    trainings: [4, 14],
    documents: [374, 363],
  }),
  activity(10, ["Empilhadeira", "Forklift", "Autoelevador"], {
    code: "EMPILHADEIRA",
    about: "Operação de empilhadeira ou de outro veículo industrial com força motriz própria.",
    norm: "NR-11",
    trainings: [4],
    documents: [374],
  }),
  activity(11, ["Escavação", "Excavation", "Excavación"], {
    code: "ESCAVACAO",
    about: "Abertura de valas, poços e fundações, com trabalho dentro ou ao lado delas.",
    norm: "NR-18",
    permit: "PT de escavação",
    kind: "excavation",
    trainings: [7, 15],
    documents: [360],
  }),
  activity(12, ["Inflamáveis e combustíveis", "Flammables and fuels", "Inflamables y combustibles"], {
    code: "INFLAMAVEIS",
    about: "Trabalho em área com extração, produção, guarda ou transferência de inflamáveis.",
    norm: "NR-20",
    permit: "PT",
    kind: "pt",
    trainings: [8],
    documents: [365, 377],
  }),
  activity(13, ["Operação de máquinas", "Machine operation", "Operación de máquinas"], {
    code: "MAQUINAS",
    about: "Operação, ajuste, limpeza ou manutenção de máquinas e equipamentos.",
    norm: "NR-12",
    trainings: [5],
    documents: [372],
  }),
  activity(14, ["Caldeira e vaso de pressão", "Boiler and pressure vessel", "Caldera y recipiente a presión"], {
    code: "CALDEIRA",
    about: "Operação ou intervenção em caldeiras, vasos de pressão e tubulações.",
    norm: "NR-13",
    permit: "PT para intervenção",
    kind: "pt",
    trainings: [6],
    documents: [373],
  }),
  activity(15, ["Produtos químicos", "Chemicals", "Productos químicos"], {
    code: "QUIMICOS",
    about: "Uso, transporte interno ou descarte de produtos químicos perigosos.",
    norm: "NR-26 e NR-15",
    trainings: [16],
    documents: [365, 383],
  }),
  activity(16, ["Radiação ionizante", "Ionising radiation", "Radiación ionizante"], {
    code: "RADIACAO",
    about: "Gamagrafia, raio X industrial ou medidores com fonte radioativa.",
    norm: "CNEN NN 3.01 e NR-15, anexo 5",
    permit: "PT de radiografia com isolamento",
    kind: "radiography",
    trainings: [17],
    documents: [365],
  }),
  activity(17, ["Trabalho subaquático", "Underwater work", "Trabajo subacuático"], {
    code: "SUBAQUATICO",
    about: "Mergulho profissional para inspeção, limpeza ou reparo.",
    norm: "NR-15, anexo 6, e NORMAM-15",
    permit: "PT e plano de mergulho",
    kind: "diving",
    trainings: [18],
    documents: [365],
  }),
  activity(18, ["Condução de veículos", "Vehicle driving", "Conducción de vehículos"], {
    code: "CONDUCAO",
    about: "Direção de veículos leves, pesados ou de passageiros a serviço do projeto.",
    norm: "Código de Trânsito Brasileiro",
    trainings: [19],
    documents: [378],
  }),
  activity(19, ["Transporte de produtos perigosos", "Dangerous goods transport", "Transporte de mercancías peligrosas"], {
    code: "PRODUTOS-PERIGOSOS",
    about: "Transporte rodoviário de combustíveis, gases ou resíduos perigosos.",
    norm: "Resolução ANTT 5.998/2022",
    trainings: [19, 8],
    documents: [378, 385],
  }),
  activity(20, ["Limpeza hospitalar", "Hospital cleaning", "Limpieza hospitalaria"], {
    code: "LIMPEZA-HOSPITALAR",
    about: "Limpeza e apoio em serviço de saúde, com risco biológico.",
    norm: "NR-32",
    trainings: [10],
    documents: [384],
  }),
  activity(21, ["Trabalho florestal e rural", "Forestry and rural work", "Trabajo forestal y rural"], {
    code: "FLORESTAL",
    about: "Corte, roçada, plantio, aplicação de agrotóxicos ou operação de máquinas agrícolas.",
    norm: "NR-31",
    trainings: [9],
    documents: [381],
  }),
  activity(22, ["Vigilância", "Security guarding", "Vigilancia"], {
    code: "VIGILANCIA",
    about: "Segurança patrimonial, armada ou não, e escolta.",
    norm: "Lei 14.967/2024",
    trainings: [20],
  }),
  activity(23, ["Administrativo", "Office work", "Trabajo administrativo"], {
    code: "ADMINISTRATIVO",
    about: "Trabalho de escritório, sem exposição a risco crítico; a integração do local basta.",
    norm: "NR-1 e NR-17",
    trainings: [1],
  }),
];
