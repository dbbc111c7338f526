import { ask, documentType } from "./written.ts";

/** Qualifications for chemicals, radiation, water and roads. */
export const otherRisks = [
  documentType(350, "SSMA-CERT-QUIMICOS", {
    names: ["Capacitação em produtos químicos (FDS)", "Chemical handling training (SDS)", "Capacitación en productos químicos (FDS)"],
    about: "Treinamento sobre os produtos usados, pictogramas GHS e a ficha com dados de segurança.",
    send: "Certificado e a lista de FDS dos produtos do projeto.",
    plan: "SSMA",
    kind: "RISK",
    category: "training",
    frequency: "always_valid",
    validity: "nr1.integration.validity",
    checklist: [
      ask("O treinamento cita os produtos que o colaborador usa?", {
        example: "Desengraxante X, tinta epóxi Y.",
        inconsistent: "Os produtos treinados não são os usados → Treine com as FDS dos produtos do projeto e envie.",
        incomplete: "A lista de produtos não veio → Anexe o inventário de produtos químicos.",
      }),
      ask("As FDS estão em português e seguem a NBR 14725?", {
        example: "FDS de 2024, 16 seções.",
        wrong_document: "A ficha é um catálogo comercial → Solicite ao fabricante a FDS completa.",
        expired: "A FDS segue a versão antiga da norma → Baixe do fabricante a FDS atual.",
      }),
      ask("Rotulagem, diluição, EPI e derrame foram ensinados?", {
        example: "Kit de contenção, luva nitrílica.",
        incomplete: "A resposta a derrame não foi ensinada → Complete o treinamento com o kit de emergência.",
        insufficient: "O EPI indicado não é o da FDS → Corrija o EPI no treinamento conforme a seção 8.",
      }),
      ask("Data, horas e assinaturas da capacitação química constam?", {
        example: "4 h em 10/02/2026.",
        unsigned: "A capacitação química não foi assinada → Colha as assinaturas de instrutor e colaborador.",
        missing_data: "As horas da capacitação química faltam → Emita o certificado com data e carga horária.",
      }),
    ],
  }),
  documentType(351, "SSMA-CERT-RADIACAO", {
    names: [
      "Radioproteção: registro e dosimetria",
      "Radiation protection: registration and dosimetry",
      "Radioprotección: registro y dosimetría",
    ],
    about: "Qualificação em radioproteção e dose individual de quem trabalha com fonte ou raio X industrial.",
    send: "Certificado de radioproteção, registro na CNEN e último relatório de dose.",
    plan: "SSMA",
    kind: "RISK",
    category: "training",
    frequency: "monthly",
    validity: "none",
    checklist: [
      ask("O operador ou supervisor tem certificação da CNEN na área?", {
        example: "Operador de radiografia, OR-1234.",
        unqualified: "A certificação da CNEN não foi enviada → Obtenha na CNEN a certificação e anexe.",
        expired: "A certificação de radioproteção venceu → Renove na CNEN antes do próximo trabalho.",
      }),
      ask("A dose do mês foi medida por laboratório autorizado?", {
        example: "0,12 mSv em 02/2026.",
        incomplete: "O relatório de dose não veio → Solicite ao laboratório o relatório do mês.",
        wrong_period: "O relatório de dose é de outro mês → Envie o do mês de referência.",
      }),
      ask("As doses acumuladas estão abaixo do limite?", {
        example: "Ano: 1,3 mSv.",
        unfit: "A dose passou do limite de investigação → Afaste o trabalhador e envie a investigação do supervisor.",
        missing_data: "A dose acumulada não é informada → Peça ao laboratório o acumulado do ano.",
      }),
      ask("O plano de proteção radiológica do projeto está aprovado?", {
        example: "PPR rev. 3, supervisor SPR 0456.",
        incomplete: "O plano de proteção radiológica falta → Anexe o plano aprovado pelo supervisor.",
        wrong_place: "O plano é de outra instalação → Elabore o plano para o local do projeto.",
      }),
    ],
  }),
  documentType(352, "SSMA-CERT-MERGULHO", {
    names: ["Mergulhador: LRM e exames", "Diver: logbook and examinations", "Buzo: libreta y exámenes"],
    about: "Habilitação do mergulhador profissional, com Livro de Registro e exames hiperbáricos.",
    send: "Caderneta de inscrição (CIR), LRM e exames semestrais.",
    plan: "SSMA",
    kind: "RISK",
    category: "training",
    frequency: "always_valid",
    validity: "diving.validity",
    checklist: [
      ask("A caderneta da Marinha habilita o tipo de mergulho do projeto?", {
        example: "Mergulhador raso, ar comprimido.",
        unqualified: "A habilitação não permite este mergulho → Indique um mergulhador habilitado e faça a troca no cadastro do projeto.",
        expired: "A caderneta da Marinha venceu → Renove na Capitania dos Portos e envie.",
      }),
      ask("Os exames do anexo 6 da NR-15 têm menos de seis meses?", {
        example: "Exames de 01/2026.",
        expired: "Os exames hiperbáricos venceram → Realize os exames com médico qualificado e envie.",
        incomplete: "Falta exame do anexo 6 → Complete os exames exigidos e anexe.",
      }),
      ask("O LRM registra os últimos mergulhos, assinados pelo supervisor?", {
        example: "Último mergulho 20/02/2026, 12 m.",
        unsigned: "O LRM não foi assinado pelo supervisor → Colha a assinatura do supervisor no LRM.",
        incomplete: "As páginas recentes do LRM não vieram → Digitalize as últimas páginas do LRM.",
      }),
      ask("A empresa de mergulho tem certificado de cadastramento?", {
        example: "FCEM válida até 2027.",
        unregistered: "A empresa não está cadastrada na Marinha → Obtenha o cadastramento da empresa e anexe.",
        wrong_company: "O cadastramento é de outra empresa → Envie o da empresa que executa o mergulho.",
      }),
    ],
  }),
  documentType(353, "SSMA-CNH", {
    names: ["CNH e direção defensiva", "Driving licence and defensive driving", "Licencia de conducir y manejo defensivo"],
    about: "Habilitação do motorista, com a categoria do veículo e o curso de direção defensiva.",
    send: "CNH digital em PDF e certificado de direção defensiva.",
    plan: "SSMA",
    kind: "RISK",
    category: "vehicles",
    frequency: "always_valid",
    validity: "printed",
    checklist: [
      ask("A CNH é do colaborador e está válida?", {
        example: "Válida até 14/08/2029.",
        expired: "A CNH venceu → Renove no Detran e retire o colaborador da direção até lá.",
        wrong_person: "A CNH é de outra pessoa → Envie a CNH do motorista cadastrado.",
      }),
      ask("A categoria e o EAR permitem o veículo conduzido?", {
        example: "Categoria D, exerce atividade remunerada.",
        unqualified: "A categoria não cobre o veículo → Designe outro motorista ou envie a CNH com a categoria.",
        missing_data: "A observação EAR não consta → Solicite no Detran a inclusão da atividade remunerada.",
      }),
      ask("Para C, D e E, o exame toxicológico está em dia?", {
        example: "Toxicológico de 11/2025.",
        expired: "O toxicológico passou do prazo → Realize o exame em laboratório credenciado e envie.",
        incomplete: "O exame toxicológico não veio → Baixe o laudo no laboratório e anexe.",
      }),
      ask("O curso de direção defensiva ou especializado foi feito no prazo?", {
        example: "Direção defensiva 16 h, 05/2025.",
        insufficient: "O curso tem menos horas que a contratante pede → Complete a direção defensiva e envie.",
        late: "A direção defensiva está vencida → Matricule o motorista na reciclagem.",
      }),
    ],
  }),
];
