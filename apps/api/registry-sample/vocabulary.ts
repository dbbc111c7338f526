/** Words for invented company names. Any match with a real company is accidental. */
export const trades: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ["ANDAIMES", "7732202"],
  ["MONTAGENS INDUSTRIAIS", "3321000"],
  ["CALDEIRARIA", "2513600"],
  ["INSTALAÇÕES ELÉTRICAS", "4321500"],
  ["TERRAPLENAGEM", "4313400"],
  ["TRANSPORTES DE CARGAS", "4930202"],
  ["SERVIÇOS DE LIMPEZA", "8121400"],
  ["VIGILÂNCIA PATRIMONIAL", "8011101"],
  ["MANUTENÇÃO DE MÁQUINAS", "3314712"],
  ["ENGENHARIA", "7112000"],
  ["REFEIÇÕES COLETIVAS", "5620101"],
  ["LOCAÇÃO DE EQUIPAMENTOS", "7739099"],
  ["SONDAGENS E PERFURAÇÕES", "4312600"],
  ["PINTURA INDUSTRIAL", "4330404"],
  ["COMÉRCIO DE EPI", "4642702"],
  ["MANEJO FLORESTAL", "0230600"],
];

export const activities: readonly (readonly [string, string])[] = [
  ["7732202", "Aluguel de andaimes"],
  ["3321000", "Instalação de máquinas e equipamentos industriais"],
  ["2513600", "Fabricação de obras de caldeiraria pesada"],
  ["4321500", "Instalação e manutenção elétrica"],
  ["4313400", "Obras de terraplenagem"],
  ["4930202", "Transporte rodoviário de carga, exceto produtos perigosos e mudanças, intermunicipal, interestadual e internacional"],
  ["8121400", "Limpeza em prédios e em domicílios"],
  ["8011101", "Atividades de vigilância e segurança privada"],
  ["3314712", "Manutenção e reparação de tratores agrícolas"],
  ["7112000", "Serviços de engenharia"],
  ["5620101", "Fornecimento de alimentos preparados preponderantemente para empresas"],
  ["7739099", "Aluguel de outras máquinas e equipamentos comerciais e industriais não especificados anteriormente, sem operador"],
  ["4312600", "Perfurações e sondagens"],
  ["4330404", "Serviços de pintura de edifícios em geral"],
  ["4642702", "Comércio atacadista de roupas e acessórios para uso profissional e de segurança do trabalho"],
  ["0230600", "Atividades de apoio à produção florestal"],
];

export const syllables =
  "BA BE CA CO DA DO FA FE GA GO GUA JA JU LA LE LI LU MA MI MO NA NE NO PA PI PO RA RE RI RO SA SE SI TA TE TI TO VA VE VI ZA".split(" ");
export const firstNames =
  "ANA BRUNO CARLA DIEGO ELISA FÁBIO GABRIELA HEITOR IARA JOÃO LAÍS MARCOS NÁDIA OTÁVIO PAULA RENATO SÔNIA TIAGO VÂNIA".split(" ");
export const legalForms = ["LTDA", "LTDA", "LTDA", "S.A.", "ME", "EPP", "E CIA LTDA"] as const;

export const cities: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ["ITABIRA", "MG"],
  ["CONTAGEM", "MG"],
  ["BETIM", "MG"],
  ["IPATINGA", "MG"],
  ["VESPASIANO", "MG"],
  ["JOÃO MONLEVADE", "MG"],
  ["OURO PRETO", "MG"],
  ["MOSSORÓ", "RN"],
  ["NATAL", "RN"],
  ["MACAU", "RN"],
  ["JOINVILLE", "SC"],
  ["CAMAÇARI", "BA"],
  ["SÃO PAULO", "SP"],
  ["CUBATÃO", "SP"],
  ["RIO DE JANEIRO", "RJ"],
  ["MACAÉ", "RJ"],
  ["VITÓRIA", "ES"],
  ["PARAUAPEBAS", "PA"],
  ["CURITIBA", "PR"],
  ["CANOAS", "RS"],
  ["GOIÂNIA", "GO"],
  ["MANAUS", "AM"],
  ["RECIFE", "PE"],
  ["FORTALEZA", "CE"],
];
/** Invented codes that do not occur in the published lists. */
export const cityCode = (at: number): string => String(9_001 + at);

export const natures: readonly (readonly [string, string])[] = [
  ["2062", "Sociedade Empresária Limitada"],
  ["2054", "Sociedade Anônima Fechada"],
  ["2135", "Empresário (Individual)"],
];
export const reasons: readonly (readonly [string, string])[] = [
  ["00", "SEM MOTIVO"],
  ["01", "EXTINÇÃO POR ENCERRAMENTO LIQUIDAÇÃO VOLUNTÁRIA"],
  ["63", "OMISSÃO DE DECLARAÇÕES"],
];
export const qualifications: readonly (readonly [string, string])[] = [
  ["10", "Diretor"],
  ["49", "Sócio-Administrador"],
  ["50", "Empresário"],
];
export const countries: readonly (readonly [string, string])[] = [["105", "BRASIL"]];
