import { ask, documentType, onPayroll } from "./written.ts";

/** Monthly FGTS and social security charges. */
export const charges = [
  documentType(120, "STP-GFD", {
    names: [
      "Guia do FGTS Digital (GFD) paga, com detalhe",
      "FGTS Digital slip, paid, with detail",
      "Guía del FGTS Digital pagada, con detalle",
    ],
    about: "Guia mensal do FGTS com a relação dos trabalhadores e o comprovante do pagamento.",
    send: "Guia, relatório detalhado por trabalhador e comprovante do Pix, nesta ordem, em um só PDF.",
    plan: "STP",
    kind: "PROVIDER",
    category: "charges",
    frequency: "monthly",
    regimes: onPayroll,
    validity: "none",
    due: "fgts.due",
    checklist: [
      ask("A guia é da competência pedida e do CNPJ do fornecedor?", {
        example: "Competência 02/2026, CNPJ raiz da Ipê Andaimes.",
        wrong_period: "A guia é de outra competência → Emita no FGTS Digital a guia do mês de referência e pague-a.",
        wrong_company: "O empregador da guia é outro CNPJ → Gere a guia com a procuração da sua empresa no portal FGTS Digital.",
      }),
      ask("O valor total pago é o da guia, e o pagamento está liquidado?", {
        example: "Guia 6.912,40; Pix de 6.912,40 em 19/03/2026.",
        unpaid: "A guia não foi paga → Pague o QR Code da guia no aplicativo do banco e anexe o comprovante do Pix.",
        amount_differs: "O valor pago é menor que o da guia → Gere a guia da diferença no FGTS Digital e pague com os encargos.",
      }),
      ask("Todos os colaboradores do projeto aparecem no detalhe, com remuneração e FGTS?", {
        example: "12 nomes no detalhe, os mesmos da folha.",
        incomplete: "O relatório por trabalhador não veio → Baixe em FGTS Digital, Consultas, o detalhe da guia e junte ao PDF.",
        inconsistent: "Falta colaborador do projeto no detalhe → Retifique o S-1200 dele no eSocial e emita a guia complementar.",
      }),
      ask("A base de FGTS de cada um é a do holerite do mês?", {
        example: "Holerite: base 2.480,00; guia: 2.480,00 a 8%.",
        amount_differs: "A base é menor que a do holerite → Corrija a incidência da rubrica no eSocial (S-1010) e recolha a diferença.",
        missing_data: "O detalhe não traz a base por pessoa → Gere o relatório analítico, e não o resumo da guia.",
      }),
      ask("O pagamento foi feito até o vencimento da guia?", {
        example: "Vencimento 20/03/2026, pago em 19/03/2026.",
        late: "A guia foi paga depois do vencimento → Emita a guia com encargos no FGTS Digital e anexe o comprovante da diferença.",
        illegible: "A data do pagamento está ilegível → Baixe o comprovante no banco em PDF e reenvie.",
      }),
    ],
  }),
  documentType(121, "STP-DCTFWEB", {
    names: ["DCTFWeb: recibo e declaração completa", "DCTFWeb receipt and full return", "DCTFWeb: recibo y declaración completa"],
    about: "Confissão mensal das contribuições previdenciárias e de terceiros, com o saldo a pagar.",
    send: "Recibo de transmissão e declaração completa do mês, baixados do e-CAC.",
    plan: "STP",
    kind: "PROVIDER",
    category: "charges",
    frequency: "monthly",
    regimes: onPayroll,
    validity: "none",
    due: "dctfweb.due",
    checklist: [
      ask("A declaração é do período de apuração pedido, na categoria geral?", {
        example: "PA 02/2026, categoria 40 – Geral.",
        wrong_period: "O período de apuração é outro → Baixe no e-CAC, em DCTFWeb, a declaração do mês de referência.",
        wrong_document: "A declaração é a anual do 13º → Envie a DCTFWeb mensal; a do 13º tem pendência própria.",
      }),
      ask("A situação da declaração é ativa, com número de recibo?", {
        example: "Situação: Ativa. Recibo 71.08.26.0312.",
        unregistered: "A declaração está em andamento → Transmita a DCTFWeb no e-CAC com o certificado da empresa e baixe o recibo.",
        expired: "Esta via foi retificada → Envie a última retificadora ativa, com o recibo dela.",
      }),
      ask("As bases de contribuição fecham com o total da folha do mês?", {
        example: "Base de segurados 84.210,00, igual à folha.",
        amount_differs: "A base declarada é menor que a da folha → Retifique os S-1200, feche o eSocial (S-1299) e retransmita.",
        incomplete: "Só o recibo foi enviado → Anexe a declaração completa, com débitos, créditos e saldo a pagar.",
      }),
      ask("As retenções de 11% e outros créditos usados têm origem comprovada?", {
        example: "Retenção da NF 1.204 vinculada: 3.300,00.",
        missing_data: "O crédito vinculado não tem documento → Anexe a nota fiscal com a retenção destacada e o R-2010/R-2020 da Reinf.",
        inconsistent: "O crédito é maior que a retenção da nota → Ajuste a vinculação na DCTFWeb e transmita a retificadora.",
      }),
    ],
  }),
  documentType(122, "STP-DARF", {
    names: ["DARF previdenciário e pagamento", "Social security DARF and payment", "DARF previsional y pago"],
    about: "Documento de arrecadação emitido da DCTFWeb, com o comprovante de pagamento do saldo.",
    send: "DARF numerado, emitido na DCTFWeb, e comprovante de pagamento do mesmo código de barras.",
    plan: "STP",
    kind: "PROVIDER",
    category: "charges",
    frequency: "monthly",
    regimes: onPayroll,
    validity: "none",
    due: "darf.social_security.due",
    checklist: [
      ask("O valor principal do DARF é o saldo a pagar da DCTFWeb do mês?", {
        example: "Saldo 18.204,10; DARF 18.204,10.",
        amount_differs: "O DARF é menor que o saldo declarado → Emita na DCTFWeb o DARF da diferença e pague com os acréscimos.",
        inconsistent: "O DARF não foi emitido pela DCTFWeb → Gere o DARF numerado na própria DCTFWeb, para que a baixa seja automática.",
      }),
      ask("O comprovante é do mesmo número de documento do DARF?", {
        example: "Número 07.16.26078.1234567-8 no DARF e no comprovante.",
        wrong_document: "O comprovante é de outro DARF → Baixe no e-CAC, em Pagamentos, o comprovante de arrecadação deste número.",
        illegible: "O código de barras está ilegível → Emita o comprovante de arrecadação no e-CAC, que traz todos os dados.",
      }),
      ask("O pagamento foi feito até o vencimento, ou com multa e juros?", {
        example: "Vencimento 20/03/2026, pago em 20/03/2026.",
        late: "Foi pago em atraso sem acréscimos → Emita o DARF complementar de multa e juros e pague-o.",
        unpaid: "Não há comprovante de pagamento → Pague o DARF e anexe o comprovante, ou o despacho do parcelamento.",
      }),
      ask("Se o saldo foi compensado ou parcelado, a prova disso foi anexada?", {
        example: "PER/DCOMP 12345 com o débito deste período.",
        incomplete: "A compensação não foi comprovada → Anexe o recibo do PER/DCOMP em que este débito aparece.",
        missing_data: "O parcelamento não identifica o débito → Baixe no e-CAC o extrato do parcelamento com os débitos incluídos.",
      }),
    ],
  }),
  documentType(123, "STP-S1299", {
    names: ["Fechamento do eSocial (S-1299) e totalizadores", "eSocial monthly closing (S-1299)", "Cierre mensual del eSocial (S-1299)"],
    about: "Recibo do fechamento dos eventos da folha e os totais que o eSocial devolveu.",
    send: "Recibo do S-1299 e relatórios S-5011 e S-5013 do mês, em PDF.",
    plan: "STP",
    kind: "PROVIDER",
    category: "charges",
    frequency: "monthly",
    regimes: onPayroll,
    validity: "none",
    due: "esocial.s1299.due",
    checklist: [
      ask("O recibo mostra o período fechado e processado com sucesso?", {
        example: "S-1299 de 02/2026, código 201.",
        unregistered: "O período ainda está aberto → Corrija os eventos com erro, transmita o S-1299 e envie o recibo.",
        wrong_period: "O fechamento é de outro mês → Baixe no portal do eSocial o recibo do período de apuração pedido.",
      }),
      ask("O totalizador S-5011 traz as contribuições iguais às da DCTFWeb?", {
        example: "S-5011: 18.204,10; DCTFWeb: 18.204,10.",
        amount_differs:
          "O total do eSocial difere da DCTFWeb → Reabra a folha (S-1298), corrija e feche de novo antes de retificar a DCTFWeb.",
        incomplete: "O S-5011 não foi enviado → Exporte do sistema da folha o totalizador S-5011 e anexe.",
      }),
      ask("O totalizador S-5013 traz o FGTS igual ao da guia?", {
        example: "S-5013: 6.912,40; GFD: 6.912,40.",
        inconsistent: "O FGTS apurado não é o da guia → Confira trabalhador a trabalhador o S-5003 e emita a guia da diferença.",
        missing_data: "O S-5013 não acompanha o recibo → Baixe o totalizador do FGTS no sistema da folha e junte ao PDF.",
      }),
      ask("Não houve reabertura depois do fechamento enviado?", {
        example: "Nenhum S-1298 posterior.",
        expired: "A folha foi reaberta depois → Envie o recibo do último S-1299 e os novos totalizadores.",
        inconsistent: "O recibo é anterior a uma retificação → Gere outra vez os relatórios com os eventos retificados.",
      }),
    ],
  }),
  documentType(124, "STP-GFIP", {
    names: ["GFIP/SEFIP: RE e protocolo", "GFIP/SEFIP: employee list and protocol", "GFIP/SEFIP: relación y protocolo"],
    about: "Conjunto do FGTS de competências anteriores ao FGTS Digital, ou de reclamatória e obra antiga.",
    send: "Protocolo de envio da Conectividade Social, GRF paga e Relação de Trabalhadores (RE) do tomador.",
    plan: "STP",
    kind: "OTHERS",
    category: "charges",
    frequency: "once",
    regimes: onPayroll,
    validity: "none",
    checklist: [
      ask("O protocolo da Conectividade Social corresponde ao arquivo da RE?", {
        example: "Mesmo número NRA no protocolo e na RE.",
        inconsistent: "O NRA do protocolo não é o da RE → Reimprima no SEFIP a RE do arquivo transmitido e envie os dois.",
        incomplete: "O protocolo de envio não foi anexado → Baixe na Conectividade Social o protocolo da competência.",
      }),
      ask("A RE é a do tomador desta contratante, e não a da matriz administrativa?", {
        example: "Tomador: Serra Azul Mineração, FPAS 507.",
        wrong_company: "A RE é de outro tomador → Emita no SEFIP a RE filtrada pelo CNPJ ou CNO desta contratante.",
        missing_data: "O tomador não foi informado no SEFIP → Retifique a GFIP com o tomador e transmita de novo.",
      }),
      ask("A GRF foi paga pelo valor da RE, dentro do prazo da época?", {
        example: "GRF 5.120,00 paga em 06/02/2024.",
        unpaid: "Não há pagamento da GRF → Recolha a guia com encargos na CAIXA e anexe o comprovante.",
        amount_differs: "O valor da GRF não é o da RE → Gere a GRF complementar no SEFIP e recolha a diferença.",
      }),
      ask("Os trabalhadores do projeto naquela competência estão na RE?", {
        example: "8 trabalhadores na RE, 8 na folha da época.",
        wrong_person: "A RE traz trabalhadores de outra obra → Separe a RE por obra e envie a deste projeto.",
        incomplete: "Falta trabalhador na RE → Retifique a GFIP para incluí-lo e individualize o depósito na CAIXA.",
      }),
    ],
  }),
];
