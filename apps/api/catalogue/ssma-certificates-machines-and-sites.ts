import { ask, documentType } from "./written.ts";

/** Training certificates for machines, lifting, construction and hot work. */
export const machinesAndSites = [
  documentType(340, "SSMA-CERT-NR11", {
    names: ["Operador NR-11: certificado e cartão", "NR-11 lifting operator certificate and card", "Operador NR-11: certificado y tarjeta"],
    about: "Treinamento e cartão anual do operador de empilhadeira, guindaste, ponte, PTA ou munck.",
    send: "Certificado do equipamento operado, cartão de identificação e CNH quando exigida.",
    plan: "SSMA",
    kind: "RISK",
    category: "training",
    frequency: "always_valid",
    validity: "nr11.card.validity",
    checklist: [
      ask("O certificado é do equipamento que o colaborador opera no projeto?", {
        example: "Guindaste veicular até 45 t.",
        inconsistent: "O certificado é de outro equipamento → Treine o colaborador no equipamento do projeto e envie.",
        wrong_person: "O operador do certificado é outro → Envie o certificado do operador cadastrado.",
      }),
      ask("O cartão de operador tem foto, validade de um ano e exame de saúde?", {
        example: "Cartão válido até 02/2027.",
        expired: "O cartão do operador venceu → Renove o cartão com o exame de saúde e envie foto dele.",
        incomplete: "O cartão de operador não foi enviado → Anexe frente e verso do cartão.",
      }),
      ask("O treinamento teve parte prática no tipo de máquina?", {
        example: "16 h, 8 práticas.",
        insufficient: "A prática no equipamento não foi comprovada → Realize a avaliação prática e anexe o registro.",
        missing_data: "As horas do operador não constam → Solicite à escola a carga horária no certificado.",
      }),
      ask("A CNH tem a categoria que o equipamento ou a via exige?", {
        example: "CNH categoria D com EAR.",
        unqualified: "A categoria da CNH não basta → Indique outro operador no cadastro ou envie a CNH da categoria exigida.",
        illegible: "A CNH não se lê → Exporte a CNH digital em PDF e reenvie.",
      }),
    ],
  }),
  documentType(341, "SSMA-CERT-NR12", {
    names: ["Certificado NR-12 máquinas", "NR-12 machine safety certificate", "Certificado NR-12 máquinas"],
    about: "Capacitação para operar, manter ou intervir em máquinas e equipamentos.",
    send: "Certificado que cita a máquina e o conteúdo do anexo II.",
    plan: "SSMA",
    kind: "RISK",
    category: "training",
    frequency: "always_valid",
    validity: "nr12.validity",
    checklist: [
      ask("O certificado cita a máquina, modelo ou família operada?", {
        example: "Serra circular de bancada SC-400.",
        inconsistent: "A máquina do certificado não é a do projeto → Capacite o operador na máquina usada e envie.",
        missing_data: "Nenhuma máquina é citada → Solicite ao instrutor o certificado com a máquina.",
      }),
      ask("O conteúdo trata de riscos, proteções, bloqueio e parada de emergência?", {
        example: "LOTO, intertravamento, botão de emergência.",
        incomplete: "O bloqueio de energias não consta → Complete a capacitação com bloqueio e etiquetagem.",
        illegible: "O conteúdo da NR-12 não se lê → Digitalize o verso em boa resolução.",
      }),
      ask("A capacitação é atual, sem modificação posterior da máquina?", {
        example: "Capacitado em 01/2026, sem mudança.",
        expired: "A máquina mudou depois da capacitação → Faça a reciclagem e envie o novo certificado.",
        late: "A capacitação é posterior ao início da operação → Registre a supervisão no período e anexe.",
      }),
      ask("O instrutor é qualificado para a máquina e assinou?", {
        example: "Técnico mecânico, CFT 55.443.",
        unqualified: "O instrutor da NR-12 não tem formação indicada → Anexe a qualificação do instrutor.",
        unsigned: "O certificado NR-12 está sem assinatura → Colha as assinaturas do instrutor e do operador.",
      }),
    ],
  }),
  documentType(342, "SSMA-CERT-NR13", {
    names: ["Operador NR-13 caldeira e vaso", "NR-13 boiler and pressure operator", "Operador NR-13 caldera y recipiente"],
    about: "Treinamento de segurança na operação de caldeiras ou unidades de processo, com estágio.",
    send: "Certificado e declaração do estágio prático na caldeira ou unidade.",
    plan: "SSMA",
    kind: "RISK",
    category: "training",
    frequency: "always_valid",
    validity: "nr13.validity",
    checklist: [
      ask("O curso é de caldeiras ou de unidades de processo, conforme a operação?", {
        example: "Operação de caldeiras, 40 h.",
        wrong_document: "O curso não corresponde ao equipamento → Envie o certificado do tipo operado.",
        insufficient: "As horas não atingem o anexo I da NR-13 → Complete o treinamento de segurança.",
      }),
      ask("O estágio prático na categoria da caldeira foi feito?", {
        example: "80 h em caldeira categoria A.",
        incomplete: "A declaração do estágio não veio → Solicite à empresa do estágio a declaração com as horas.",
        inconsistent: "O estágio foi em outra categoria → Realize o estágio na categoria operada.",
      }),
      ask("O operador tem a escolaridade que a norma pede?", {
        example: "Ensino médio completo.",
        unqualified: "A escolaridade não foi comprovada → Anexe o histórico ou certificado escolar.",
        missing_data: "O certificado não identifica o operador → Peça a via com nome e CPF.",
      }),
      ask("A supervisão técnica do treinamento é de profissional habilitado?", {
        example: "Eng. mecânico, CREA 44.556.",
        unqualified: "O supervisor técnico da NR-13 não é habilitado → Solicite ao centro o responsável com CREA.",
        unsigned: "O certificado de operador não foi assinado → Obtenha a via assinada pelo supervisor técnico.",
      }),
    ],
  }),
  documentType(343, "SSMA-CERT-NR18", {
    names: ["Certificado NR-18 construção", "NR-18 construction safety certificate", "Certificado NR-18 construcción"],
    about: "Treinamento básico de segurança na indústria da construção, inicial ou periódico.",
    send: "Certificado ou lista de presença com o conteúdo do anexo I da NR-18.",
    plan: "SSMA",
    kind: "RISK",
    category: "training",
    frequency: "always_valid",
    validity: "nr18.validity",
    checklist: [
      ask("O treinamento é o básico da NR-18, com a carga mínima?", {
        example: "NR-18 básico, 4 h.",
        insufficient: "A carga do básico da NR-18 não basta → Refaça o treinamento com a carga do anexo I.",
        wrong_document: "O certificado é de outra norma de obra → Envie o certificado da NR-18.",
      }),
      ask("O conteúdo inclui condições do canteiro, riscos da função e proteções coletivas?", {
        example: "Escavações, andaimes, EPC, EPI.",
        incomplete: "O programa do canteiro não foi descrito → Anexe o conteúdo programático do canteiro.",
        wrong_place: "O treinamento foi de outro canteiro → Complemente com os riscos deste canteiro e anexe a lista de presença.",
      }),
      ask("O treinamento de obra está no prazo?", {
        example: "02/2026.",
        expired: "O treinamento da construção venceu → Realize o periódico da NR-18 e envie.",
        missing_data: "Não há data no treinamento de obra → Solicite a via com a data.",
      }),
      ask("A lista ou certificado tem a assinatura do trabalhador e do instrutor?", {
        example: "Lista de 02/02/2026, assinada.",
        unsigned: "A lista do canteiro não foi assinada → Colha as assinaturas na lista e digitalize.",
        wrong_person: "O colaborador não está na lista do canteiro → Inclua-o em nova turma e envie a lista.",
      }),
    ],
  }),
  documentType(344, "SSMA-CERT-NR34", {
    names: ["Certificado trabalho a quente (NR-34)", "Hot work certificate (NR-34)", "Certificado trabajo en caliente (NR-34)"],
    about: "Treinamento de soldadores, maçariqueiros, esmerilhadores e observadores de fogo.",
    send: "Certificado com a função treinada (executante ou observador).",
    plan: "SSMA",
    kind: "RISK",
    category: "training",
    frequency: "always_valid",
    validity: "nr34.validity",
    checklist: [
      ask("O certificado diz se a pessoa é executante ou observador de trabalho a quente?", {
        example: "Soldador executante.",
        inconsistent: "A função treinada não é a do projeto → Treine o colaborador na função de trabalho a quente exercida.",
        missing_data: "A função no trabalho a quente não é dita → Peça ao instrutor que a indique.",
      }),
      ask("O conteúdo traz incêndio, gases, cilindros e área de risco?", {
        example: "Oxiacetileno, válvula corta-chama, extintores.",
        incomplete: "O uso de cilindros e o combate a incêndio faltam → Complete o treinamento e envie o verso.",
        illegible: "O programa de trabalho a quente não se lê → Digitalize novamente o programa.",
      }),
      ask("O treinamento a quente foi feito há no máximo um ano?", {
        example: "Concluído em 08/2025.",
        expired: "O treinamento a quente venceu → Faça o periódico antes da próxima PT.",
        insufficient: "As horas do trabalho a quente são insuficientes → Refaça com 8 horas admissionais.",
      }),
      ask("Para soldador, há qualificação do processo usado?", {
        example: "CQS ER-70S, posição 6G.",
        unqualified: "A qualificação de soldagem não foi enviada → Anexe o registro de qualificação do soldador.",
        unsigned: "O certificado a quente não está assinado → Colha as assinaturas e reenvie.",
      }),
    ],
  }),
  documentType(345, "SSMA-CERT-NR20", {
    names: ["Certificado NR-20 inflamáveis", "NR-20 flammables certificate", "Certificado NR-20 inflamables"],
    about: "Capacitação para áreas com inflamáveis e combustíveis, no nível que a classe pede.",
    send: "Certificado com o nível (iniciação, básico, intermediário, avançado) e a instalação.",
    plan: "SSMA",
    kind: "RISK",
    category: "training",
    frequency: "always_valid",
    validity: "nr20.basic.validity",
    checklist: [
      ask("O nível do curso é o da classe da instalação e da atividade?", {
        example: "Classe II, manutenção: intermediário.",
        insufficient: "O nível do curso é menor que o exigido → Matricule o colaborador no nível da classe da instalação.",
        missing_data: "O nível da NR-20 não é informado → Solicite o certificado com o nível.",
      }),
      ask("A atualização está no prazo do nível?", {
        example: "Básico de 06/2024, três anos.",
        expired: "A atualização da NR-20 venceu → Faça a atualização de 4 horas e envie.",
        inconsistent: "O prazo do nível avançado é menor → Confira o nível e realize a atualização devida.",
      }),
      ask("O conteúdo cita propriedades dos inflamáveis, ignição e emergência?", {
        example: "Ponto de fulgor, eletricidade estática, plano de emergência.",
        incomplete: "O conteúdo da NR-20 não foi anexado → Anexe o programa com as propriedades e controles.",
        wrong_place: "A parte prática não foi na instalação → Realize a prática na instalação do projeto.",
      }),
      ask("Nome, horas, local e responsável técnico constam no certificado NR-20?", {
        example: "8 h, Terminal, Eng. químico CRQ 0412.",
        unqualified: "O responsável pelo curso de inflamáveis não é habilitado → Solicite certificado com profissional habilitado.",
        unsigned: "O certificado de inflamáveis não tem assinaturas → Obtenha a via assinada na escola.",
      }),
    ],
  }),
  documentType(346, "SSMA-CERT-ESCAVACAO", {
    names: ["Capacitação em escavação", "Excavation training", "Capacitación en excavación"],
    about: "Orientação sobre escavações, escoramento e redes enterradas para quem trabalha na vala.",
    send: "Certificado ou lista com o conteúdo de escavação e o procedimento do projeto.",
    plan: "SSMA",
    kind: "RISK",
    category: "training",
    frequency: "always_valid",
    validity: "nr18.validity",
    checklist: [
      ask("O conteúdo trata de desmoronamento, escoramento e talude?", {
        example: "Vala acima de 1,25 m com escoramento.",
        incomplete: "Escoramento e talude não foram tratados → Complemente a capacitação e inclua o módulo de estabilidade.",
        wrong_document: "É o certificado geral de obra → Envie o registro da capacitação em escavação.",
      }),
      ask("Há instrução sobre redes enterradas e liberação da vala?", {
        example: "Plantas de interferência e liberação diária.",
        incomplete: "Redes enterradas não constam → Inclua a consulta de interferências no treinamento.",
        missing_data: "O procedimento do projeto não é citado → Anexe o procedimento de escavação do projeto.",
      }),
      ask("O colaborador participou, com assinatura, nos últimos dois anos?", {
        example: "Lista de 15/01/2026.",
        expired: "A capacitação em escavação é antiga → Realize nova turma e envie a lista.",
        unsigned: "A lista da escavação não está assinada → Colha a assinatura do colaborador na lista.",
      }),
      ask("O instrutor conhece a estabilidade de solos, com registro?", {
        example: "Eng. civil, CREA 99.887.",
        unqualified: "O instrutor de escavação não é habilitado → Treine com profissional habilitado e envie.",
        illegible: "O nome do instrutor não se lê → Digitalize a lista com melhor resolução.",
      }),
    ],
  }),
];
