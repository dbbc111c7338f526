import { ask, clt, documentType, onPayroll } from "./written.ts";

/** Benefits of the collective agreement, and leaves. */
export const benefitsAndLeave = [
  documentType(160, "STP-VT", {
    names: ["Vale-transporte", "Transport allowance", "Bono de transporte"],
    about: "Prova de que o vale-transporte do mês foi entregue, ou de que o colaborador o dispensou.",
    send: "Relatório da operadora com o crédito do mês, ou o termo de dispensa assinado.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "benefits",
    frequency: "monthly",
    regimes: clt,
    validity: "none",
    checklist: [
      ask("O relatório da operadora traz o colaborador e a recarga do mês?", {
        example: "Recarga de R$ 211,20 em 27/02/2026 para 03/2026.",
        wrong_period: "A recarga é de outro mês → Baixe no site da operadora o relatório de recarga do mês pedido.",
        wrong_person: "O colaborador não está no pedido de recarga → Faça a recarga que falta e envie o comprovante dela.",
      }),
      ask("A quantidade de passagens cobre os dias trabalhados no mês?", {
        example: "22 dias, 2 passagens por dia: 44 passagens.",
        insufficient: "As passagens não cobrem os dias do mês → Complete a recarga na operadora e anexe o comprovante.",
        inconsistent: "O itinerário mudou e o vale não → Atualize a declaração de itinerário do colaborador e refaça o pedido.",
      }),
      ask("O desconto no holerite não passa de 6 % do salário-base?", {
        example: "Salário 2.480,00: desconto máximo de 148,80.",
        amount_differs: "O desconto é maior que o permitido → Devolva a diferença na próxima folha e envie o holerite.",
        missing_data: "O desconto não aparece no holerite → Inclua a rubrica do vale-transporte ou declare que a empresa o assume.",
      }),
      ask("Quem não recebe assinou a dispensa, ou usa transporte da empresa?", {
        example: "Termo de dispensa de 02/03/2026, assinado.",
        unsigned: "A dispensa não está assinada → Colha a assinatura do colaborador no termo de dispensa e reenvie.",
        incomplete: "Nada prova o transporte próprio da empresa → Anexe a rota do fretado com o nome do colaborador.",
      }),
    ],
  }),
  documentType(161, "STP-ALIMENTACAO", {
    names: ["Vale-refeição ou alimentação", "Meal or food allowance", "Bono de alimentación"],
    about: "Prova da entrega do benefício de alimentação que a convenção coletiva prevê.",
    send: "Relatório do cartão ou recibo de cesta, com o valor por colaborador.",
    plan: "STP",
    kind: "PROVIDER",
    category: "benefits",
    frequency: "monthly",
    regimes: clt,
    validity: "none",
    checklist: [
      ask("O valor por dia ou mês é ao menos o da CCT?", {
        example: "CCT: R$ 28,00 por dia; pago: R$ 30,00.",
        amount_differs: "O benefício é menor que o da CCT → Credite a diferença no cartão e anexe o comprovante da operadora.",
        missing_data: "O relatório não mostra o valor por pessoa → Baixe o relatório analítico no site da operadora do cartão.",
      }),
      ask("Todos os colaboradores do projeto receberam o crédito no mês?", {
        example: "12 créditos para 12 colaboradores.",
        incomplete: "Há colaborador sem crédito → Faça o crédito suplementar e envie o pedido e o comprovante.",
        wrong_period: "O relatório é do mês anterior → Exporte o relatório da competência pedida na operadora.",
      }),
      ask("O pedido à operadora foi pago?", {
        example: "Boleto do pedido 9981 quitado em 28/02/2026.",
        unpaid: "O boleto da operadora não foi pago → Pague o pedido e envie o comprovante com a autenticação.",
        inconsistent: "O valor pago não é o do pedido → Anexe a nota de débito da operadora que explica a diferença.",
      }),
      ask("Se a refeição é servida no local, há contrato ou nota do restaurante?", {
        example: "NF 5.512 do restaurante industrial, 264 refeições.",
        incomplete: "Não há nota do fornecedor das refeições → Solicite ao restaurante a nota do mês com a quantidade servida.",
        inconsistent: "As refeições não cobrem o efetivo → Anexe a lista de presença do refeitório ou credite o cartão.",
      }),
    ],
  }),
  documentType(162, "STP-PLANO-SAUDE", {
    names: ["Plano de saúde", "Health plan", "Plan de salud"],
    about: "Fatura do plano com a relação de beneficiários, quando a convenção coletiva o exige.",
    send: "Fatura do mês com a relação nominal e o comprovante de pagamento.",
    plan: "STP",
    kind: "PROVIDER",
    category: "benefits",
    frequency: "monthly",
    regimes: clt,
    validity: "none",
    checklist: [
      ask("A relação de beneficiários inclui os colaboradores do projeto?", {
        example: "12 titulares ativos no plano.",
        incomplete: "Há colaborador fora do plano → Solicite a inclusão à operadora e envie o protocolo com a data de vigência.",
        inconsistent: "Há desligados na relação → Peça à operadora a exclusão e envie a relação atualizada.",
      }),
      ask("A fatura do plano é da competência pedida e está paga?", {
        example: "Fatura 03/2026 paga em 10/03/2026.",
        unpaid: "A fatura do plano está em aberto → Pague a fatura e anexe o comprovante; em atraso o plano pode suspender.",
        wrong_period: "A fatura é de outro mês → Baixe no portal da operadora a fatura do mês pedido.",
      }),
      ask("A cobertura é a que a CCT pede (ambulatorial, hospitalar)?", {
        example: "Ambulatorial e hospitalar com obstetrícia, registro ANS 123456.",
        insufficient: "A cobertura é menor que a da CCT → Contrate o plano com a segmentação exigida e envie a proposta aceita.",
        missing_data: "O registro da ANS não aparece → Anexe a página do contrato com o número do produto na ANS.",
      }),
      ask("A coparticipação descontada respeita a CCT?", {
        example: "Mensalidade sem desconto, coparticipação de 30 %.",
        amount_differs: "O desconto do plano passa do permitido → Devolva a diferença no próximo holerite e envie-o.",
        incomplete: "O regulamento da coparticipação não veio → Anexe o aditivo do plano que fixa a coparticipação.",
      }),
    ],
  }),
  documentType(163, "STP-SEGURO-VIDA", {
    names: ["Seguro de vida em grupo", "Group life insurance", "Seguro de vida colectivo"],
    about: "Apólice e relação de segurados do seguro que a convenção coletiva prevê.",
    send: "Apólice vigente, relação nominal do mês e comprovante do prêmio.",
    plan: "STP",
    kind: "PROVIDER",
    category: "benefits",
    frequency: "always_valid",
    regimes: onPayroll,
    validity: "printed",
    checklist: [
      ask("Os colaboradores do projeto estão na relação de segurados?", {
        example: "Relação de 03/2026 com 12 vidas.",
        incomplete: "Há colaborador sem cobertura → Envie à corretora a inclusão e anexe o endosso com a nova relação.",
        wrong_company: "O estipulante é outra empresa → Peça à seguradora a apólice em nome do fornecedor.",
      }),
      ask("O capital segurado atende ao mínimo da CCT?", {
        example: "CCT: R$ 30.000,00; apólice: R$ 35.000,00.",
        insufficient: "O capital é menor que o da convenção → Solicite à seguradora o aumento do capital e envie o endosso.",
        missing_data: "Os capitais não estão na apólice enviada → Anexe as condições contratuais com coberturas e capitais.",
      }),
      ask("A apólice de vida está vigente e com o prêmio do mês pago?", {
        example: "Vigência até 30/11/2026, prêmio de 03/2026 pago.",
        expired: "A vigência da apólice acabou → Renove com a corretora e envie a apólice renovada.",
        unpaid: "O prêmio do mês não foi comprovado → Pague o boleto da seguradora e anexe o comprovante.",
      }),
      ask("Auxílio-funeral e outras coberturas da CCT estão contratados?", {
        example: "Assistência funeral individual de R$ 5.000,00.",
        insufficient: "Falta o auxílio-funeral exigido → Contrate a cobertura com a corretora e envie o endosso.",
        inconsistent: "A cobertura contratada não é a da CCT → Reveja a proposta com a corretora conforme a cláusula da CCT.",
      }),
    ],
  }),
  documentType(164, "STP-AFASTAMENTO", {
    names: ["Afastamento: atestado e S-2230", "Leave: certificate and S-2230", "Licencia: certificado y S-2230"],
    about: "Atestado médico do afastamento e o recibo do eSocial que o informa.",
    send: "Atestado com as datas (o diagnóstico pode ficar coberto) e o recibo do S-2230.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "leave",
    frequency: "on_movement",
    movement: "leave",
    regimes: onPayroll,
    validity: "none",
    checklist: [
      ask("O atestado tem médico ou dentista com nome e registro no conselho?", {
        example: "Dra. Ana Reis, CRM/MG 45.210.",
        unqualified: "O emitente não é médico nem dentista → Solicite ao colaborador o atestado do profissional habilitado.",
        missing_data: "O número do CRM não se lê → Peça à clínica a segunda via com o carimbo legível.",
      }),
      ask("O período do atestado é o da movimentação de afastamento?", {
        example: "De 04/03/2026, por 20 dias.",
        inconsistent: "As datas do atestado diferem da movimentação → Corrija a movimentação de afastamento conforme o atestado.",
        wrong_person: "O atestado é de acompanhante ou de outra pessoa → Envie o atestado em nome do colaborador.",
      }),
      ask("O S-2230 foi transmitido com o mesmo início e motivo?", {
        example: "Motivo 03, início 2026-03-04.",
        unregistered: "O S-2230 não foi enviado → Transmita o afastamento pelo sistema da folha e anexe o recibo.",
        inconsistent: "O motivo não é o do atestado → Retifique o S-2230 com o código certo e envie o recibo novo.",
      }),
      ask("Acima de quinze dias, há requerimento ou decisão do INSS?", {
        example: "Benefício 31, NB 645.123.456-7, até 30/04/2026.",
        incomplete: "O pedido ao INSS não foi comprovado → Protocole no Meu INSS e anexe o comprovante do requerimento.",
        expired: "A data de cessação já passou → Registre o retorno do colaborador ou envie a prorrogação do benefício.",
      }),
    ],
  }),
];
