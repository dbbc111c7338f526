/** Description and precautions of the schedules, by the code of their activity. */
const texts: { readonly [code: string]: { readonly description: string; readonly precautions: string } } = {
  ALTURA: {
    description: "Montagem e desmontagem de andaimes fachadeiros, com liberação por etiqueta.",
    precautions: "Cinto com dois talabartes, linha de vida conferida, área isolada no nível de baixo.",
  },
  ICAMENTO: {
    description: "Içamento de peças com guindaste de 60 t, conforme o plano de rigging.",
    precautions: "Área de giro isolada, sinaleiro único, vento abaixo de 36 km/h.",
  },
  "A-QUENTE": {
    description: "Solda e corte de chapas de desgaste.",
    precautions: "Manta antichama, extintor ao lado, vigia de incêndio até meia hora depois do fim.",
  },
  INFLAMAVEIS: {
    description: "Transferência de combustível do caminhão-tanque e limpeza de bandejas.",
    precautions: "Aterramento do caminhão, celular fora da área, kit de contenção aberto.",
  },
  "ELETRICIDADE-BT": {
    description: "Troca de disjuntores e reaperto de painéis, com desenergização.",
    precautions: "Bloqueio e etiqueta, teste de ausência de tensão, aterramento temporário.",
  },
  CONDUCAO: {
    description: "Transporte de peças entre as unidades por caminhão prancha.",
    precautions: "Velocidade de 20 km/h, cones na carga e descarga, faixa de pedestre livre.",
  },
  QUIMICOS: {
    description: "Lavagem de calhas com desincrustante.",
    precautions: "Luva nitrílica, lava-olhos conferido, ficha de segurança no local.",
  },
};
export const textsOf = (code: string) => texts[code] ?? { description: "", precautions: "" };
