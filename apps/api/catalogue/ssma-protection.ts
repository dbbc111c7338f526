import { ask, documentType } from "./written.ts";

/** Protective equipment, orders and prevention committees. */
export const protection = [
  documentType(320, "SSMA-EPI", {
    names: ["Ficha de entrega de EPI", "PPE delivery record", "Ficha de entrega de EPP"],
    about: "Registro de cada equipamento de proteção entregue ao colaborador, com CA, data e assinatura.",
    send: "Ficha de EPI atual, frente e verso, ou o relatório do sistema com biometria.",
    plan: "SSMA",
    kind: "EMPLOYEE",
    category: "protective_equipment",
    frequency: "always_valid",
    validity: "nr6.sheet.review",
    checklist: [
      ask("A ficha é do colaborador e traz a função que ele exerce?", {
        example: "João da Silva, montador.",
        wrong_person: "A ficha de EPI é de outro colaborador → Separe no almoxarifado a ficha deste colaborador e envie.",
        inconsistent: "A função da ficha é anterior → Atualize a ficha com a função atual e os EPIs dela.",
      }),
      ask("Os EPIs entregues são os que o PGR e a atividade pedem?", {
        example: "Capacete com jugular, cinto paraquedista, talabarte duplo, luva, bota.",
        incomplete: "Falta EPI exigido pela atividade → Entregue o EPI que falta e registre a entrega na ficha e reenvie.",
        inconsistent: "O EPI entregue não protege contra o risco → Troque pelo modelo indicado no PGR e registre.",
      }),
      ask("Cada item tem CA, e o CA está válido na consulta do Ministério do Trabalho?", {
        example: "Cinto CA 35.509, válido até 12/2027.",
        expired: "O CA de um item está vencido → Substitua o item por um com CA válido e registre a troca.",
        missing_data: "Há itens sem o número do CA → Consulte o CA gravado no equipamento e preencha a ficha.",
      }),
      ask("Há data e assinatura (ou biometria) em cada entrega?", {
        example: "02/03/2026 com assinatura em cada linha.",
        unsigned: "Há entregas sem assinatura → Colha a assinatura do colaborador em cada linha e digitalize.",
        missing_data: "As datas de entrega estão em branco → Preencha a data de cada entrega e reenvie a ficha.",
      }),
      ask("O termo de responsabilidade e o treinamento de uso estão assinados?", {
        example: "Termo de 02/03/2026, treinado em uso e conservação.",
        incomplete: "O termo de responsabilidade não veio → Anexe o termo assinado com a orientação de uso e guarda.",
        unsigned: "O treinamento de uso não foi registrado → Treine o colaborador e anexe a lista de presença.",
      }),
    ],
  }),
  documentType(321, "SSMA-ORDEM-SERVICO", {
    names: ["Ordem de serviço de segurança", "Safety work order", "Orden de servicio de seguridad"],
    about: "Documento da NR-1 em que o colaborador toma ciência dos riscos, medidas e proibições da função.",
    send: "Ordem de serviço da função atual, assinada pelo colaborador.",
    plan: "SSMA",
    kind: "EMPLOYEE",
    category: "orders",
    frequency: "on_movement",
    movement: "admission",
    validity: "nr1.order.review",
    checklist: [
      ask("A ordem de serviço é da função e do setor atuais?", {
        example: "Montador de andaimes, Usina.",
        inconsistent: "A ordem é de outra função → Emita a ordem da função atual e colha a assinatura.",
        wrong_person: "A ordem foi emitida para outro colaborador → Envie a ordem em nome deste colaborador.",
      }),
      ask("Os riscos e as medidas são os do PGR?", {
        example: "Queda, ruído, projeção; cinto, protetor, óculos.",
        incomplete: "Há riscos do PGR fora da ordem → Revise a ordem com o inventário e emita de novo.",
        expired: "A ordem é anterior à revisão do PGR → Atualize a ordem e colha nova ciência.",
      }),
      ask("Diz o que fazer em emergência e o direito de recusa?", {
        example: "Ramal 193; recusa em risco grave e iminente.",
        incomplete: "A ordem não trata de emergência nem de recusa → Inclua os procedimentos e o direito de recusa da NR-1.",
        missing_data: "Os contatos de emergência do local faltam → Preencha os telefones do projeto e reemita.",
      }),
      ask("O colaborador assinou a ordem, com data?", {
        example: "Ciente em 02/03/2026.",
        unsigned: "Não há ciência do colaborador na ordem → Colha a assinatura com data e digitalize a ordem.",
        late: "A ciência é posterior ao início do trabalho → Registre a orientação dada antes e anexe a lista de presença.",
      }),
    ],
  }),
  documentType(322, "SSMA-INTEGRACAO", {
    names: ["Integração de segurança", "Site safety induction", "Inducción de seguridad"],
    about: "Treinamento inicial da NR-1 sobre os riscos e regras do local, antes do primeiro dia.",
    send: "Certificado ou lista de presença da integração da contratante, com a nota.",
    plan: "SSMA",
    kind: "EMPLOYEE",
    category: "training",
    frequency: "always_valid",
    validity: "nr1.integration.validity",
    checklist: [
      ask("A integração é do local deste projeto?", {
        example: "Integração da Usina de Beneficiamento.",
        wrong_place: "A integração é de outra unidade → Agende a integração da unidade do projeto com a contratante.",
        missing_data: "A unidade não é citada → Solicite ao instrutor o registro com a unidade.",
      }),
      ask("A integração é anterior ao início e não venceu?", {
        example: "Integrado em 27/02/2026.",
        expired: "A integração venceu ou houve longo afastamento → Refaça a integração antes de voltar ao local.",
        late: "O colaborador entrou antes da integração → Retire-o do local e faça a integração.",
      }),
      ask("O conteúdo inclui riscos, emergências, regras e meio ambiente do local?", {
        example: "Regras de ouro, rotas de fuga, resíduos.",
        incomplete: "O conteúdo programático não foi enviado → Anexe o conteúdo programático no verso do certificado.",
        insufficient: "A carga horária é menor que a da contratante → Complete a integração com o módulo que falta.",
      }),
      ask("Há assinatura do colaborador e do instrutor?", {
        example: "Lista de presença com as duas assinaturas.",
        unsigned: "A presença não foi assinada → Colha a assinatura na lista de presença e reenvie.",
        wrong_person: "O nome na lista não é o do colaborador → Corrija a lista com o instrutor e envie a via certa.",
      }),
    ],
  }),
  documentType(323, "SSMA-CIPA", {
    names: ["CIPA ou designado: atas e calendário", "Safety committee records", "Comité de seguridad: actas y calendario"],
    about: "Constituição da CIPA do fornecedor, ou nomeação do designado, com calendário de reuniões.",
    send: "Ata de posse, calendário e última ata de reunião, ou a carta de nomeação do designado.",
    plan: "SSMA",
    kind: "PROVIDER",
    category: "committee",
    frequency: "always_valid",
    validity: "nr5.mandate",
    checklist: [
      ask("O dimensionamento segue a CNAE, o grau de risco e o número de empregados?", {
        example: "Grau 3, 35 empregados: 1 efetivo e 1 suplente por parte.",
        insufficient: "Há menos membros do que a NR-5 pede → Realize eleição complementar e envie a nova ata.",
        missing_data: "O quadro de dimensionamento não veio → Anexe o cálculo com CNAE, grau e número de empregados.",
      }),
      ask("O mandato está em curso?", {
        example: "Posse 10/01/2026, mandato de um ano.",
        expired: "O mandato terminou → Envie a ata de posse da nova gestão.",
        incomplete: "A ata da eleição não foi anexada → Anexe edital, ata da eleição e ata de posse.",
      }),
      ask("As reuniões mensais do calendário têm ata?", {
        example: "Atas de janeiro e fevereiro de 2026.",
        incomplete: "Faltam atas de reuniões já passadas → Envie as atas que faltam ou a remarcação registrada.",
        unsigned: "A ata não foi assinada pelos membros → Colha as assinaturas dos presentes e reenvie.",
      }),
      ask("O tema de prevenção e combate ao assédio aparece no plano da comissão?", {
        example: "Regras de conduta e canal de denúncia divulgados.",
        incomplete: "A prevenção do assédio não é tratada → Inclua o tema no plano de trabalho da CIPA.",
        missing_data: "O canal de denúncia não é informado → Divulgue o canal e anexe o comunicado aos colaboradores.",
      }),
    ],
  }),
  documentType(324, "SSMA-SESMT", {
    names: ["SESMT: registro e dimensionamento", "Safety service registration", "Servicio de seguridad: registro"],
    about: "Registro do serviço especializado e prova dos profissionais exigidos pela NR-4.",
    send: "Registro do SESMT no gov.br e os vínculos dos profissionais, ou o cálculo que mostra que não é exigido.",
    plan: "SSMA",
    kind: "PROVIDER",
    category: "committee",
    frequency: "always_valid",
    validity: "articles.validity",
    checklist: [
      ask("O cálculo usa o grau de risco da atividade principal do estabelecimento?", {
        example: "CNAE 43.99-1, grau 3, 120 empregados.",
        inconsistent: "O grau de risco usado não é o da NR-4 → Refaça o cálculo com o quadro I da NR-4.",
        missing_data: "O número de empregados não é informado → Inclua o efetivo do mês no cálculo.",
      }),
      ask("A quantidade de profissionais atende ao quadro II?", {
        example: "1 técnico de segurança em tempo integral.",
        insufficient: "Falta profissional exigido → Contrate o profissional e envie o registro dele.",
        incomplete: "A jornada dos profissionais não é dita → Anexe o contrato com a jornada de cada um.",
      }),
      ask("O SESMT está registrado no sistema do Ministério do Trabalho?", {
        example: "Registro SESMT 2026-0098.",
        unregistered: "Não há registro do SESMT → Registre no gov.br e envie o comprovante.",
        expired: "O registro traz profissionais que saíram → Atualize o registro e baixe o comprovante.",
      }),
      ask("Cada profissional tem registro válido no seu conselho?", {
        example: "Técnico, registro MTE 0012345/MG.",
        unqualified: "O registro profissional não foi comprovado → Anexe a carteira do conselho ou registro no MTE.",
        wrong_company: "O vínculo do profissional é com outra empresa → Envie o contrato dele com o fornecedor.",
      }),
    ],
  }),
];
