import { ask, documentType } from "./written.ts";

/** Clearance certificates. */
export const certificates = [
  documentType(130, "STP-CND", {
    names: ["CND federal (RFB e PGFN)", "Federal tax clearance certificate", "Certificado de no deuda federal"],
    about: "Certidão de débitos de tributos federais e da dívida ativa, que inclui a previdência.",
    send: "PDF emitido no portal da Receita Federal, na via negativa ou positiva com efeitos de negativa.",
    plan: "STP",
    kind: "COMPANY",
    category: "certificates",
    frequency: "always_valid",
    validity: "printed",
    asksIssueDate: true,
    checklist: [
      ask("A certidão é da raiz do CNPJ do fornecedor e traz a razão social dele?", {
        example: "CNPJ raiz 12.ABC.345, Ipê Andaimes Ltda.",
        wrong_company: "A certidão é de outra empresa → Emita a certidão no site da Receita Federal com o CNPJ da matriz do fornecedor.",
        inconsistent: "A razão social mudou → Atualize o cadastro da empresa aqui ou emita a certidão com o nome atual.",
      }),
      ask("É negativa, ou positiva com efeitos de negativa?", {
        example: "Certidão Positiva com Efeitos de Negativa.",
        unfit: "A certidão é positiva, com débitos exigíveis → Regularize no e-CAC (pague ou parcele) e emita a nova certidão.",
        wrong_document: "Foi enviado o relatório de situação fiscal → Envie a certidão conjunta, e não o relatório do e-CAC.",
      }),
      ask("A data de validade impressa ainda não passou?", {
        example: "Válida até 05/09/2026.",
        expired: "A certidão venceu → Emita a segunda via ou uma nova no portal da Receita Federal.",
        missing_data: "A validade não aparece → Baixe o PDF original do portal, sem imprimir e digitalizar.",
      }),
      ask("O código de controle confirma a certidão na página de autenticidade?", {
        example: "Código 1A2B.3C4D.5E6F.7089 confirmado.",
        unregistered: "O código não foi encontrado na Receita → Emita outra certidão no portal e envie o arquivo sem alterações.",
        illegible: "O código de controle não se lê → Reenvie o PDF baixado do portal, no qual o código pode ser copiado.",
      }),
    ],
  }),
  documentType(131, "STP-CRF", {
    names: ["CRF do FGTS", "FGTS compliance certificate (CRF)", "Certificado de regularidad del FGTS"],
    about: "Certificado da CAIXA de que o fornecedor está em dia com o FGTS.",
    send: "CRF em PDF da consulta de regularidade do empregador, no site da CAIXA.",
    plan: "STP",
    kind: "COMPANY",
    category: "certificates",
    frequency: "always_valid",
    validity: "printed",
    asksIssueDate: true,
    nextDue: "crf.renewal",
    checklist: [
      ask("A inscrição do CRF é o CNPJ do fornecedor que presta o serviço?", {
        example: "Inscrição 12.ABC.345/01DE-35.",
        wrong_company: "O CRF é de outro CNPJ → Consulte no site da CAIXA a regularidade do CNPJ vinculado ao projeto e emita o CRF.",
        wrong_document: "Foi enviada a guia em vez do certificado → Emita o CRF na consulta de regularidade do empregador.",
      }),
      ask("Hoje está entre o início e o fim da validade do certificado?", {
        example: "Validade: 02/03/2026 a 31/03/2026.",
        expired: "O CRF venceu → Renove no site da CAIXA; a renovação abre dez dias antes do fim.",
        wrong_period: "A validade começa no futuro → Envie também o CRF que vale até lá.",
      }),
      ask("O número de certificação aparece e é confirmado na consulta da CAIXA?", {
        example: "Certificação 2026030201234567890123.",
        unregistered: "A consulta da CAIXA não confirma o número → Emita um novo CRF e envie o PDF como veio do site.",
        missing_data: "O número do certificado foi cortado → Salve a página inteira em PDF, com o rodapé.",
      }),
      ask("A situação é “regular”, sem impedimento na emissão?", {
        example: "O empregador encontra-se em situação regular.",
        unfit: "A CAIXA informa impedimento → Regularize o débito ou a divergência no FGTS Digital e na CAIXA e emita o CRF.",
        incomplete: "Foi enviado só o histórico do empregador → Envie o certificado, e não o histórico de emissões.",
      }),
    ],
  }),
  documentType(132, "STP-CNDT", {
    names: ["CNDT (débitos trabalhistas)", "Labour debt clearance certificate", "Certificado de no deuda laboral"],
    about: "Certidão da Justiça do Trabalho sobre débitos não pagos em processos, válida para todas as filiais.",
    send: "CNDT emitida no site do TST, negativa ou positiva com efeito de negativa.",
    plan: "STP",
    kind: "COMPANY",
    category: "certificates",
    frequency: "always_valid",
    validity: "printed",
    asksIssueDate: true,
    checklist: [
      ask("A CNDT foi emitida para a raiz do CNPJ, que abrange matriz e filiais?", {
        example: "CNPJ da matriz; a certidão abrange as filiais.",
        wrong_company: "A raiz do CNPJ é de outra empresa → Emita a CNDT no site do TST com o CNPJ do fornecedor.",
        wrong_document: "Foi enviada a certidão de distribuição do TRT → Emita a CNDT em tst.jus.br/certidao, que é outro documento.",
      }),
      ask("O resultado é negativo, ou positivo com efeito de negativa?", {
        example: "Não consta como inadimplente.",
        unfit: "A empresa consta no Banco Nacional de Devedores → Pague ou garanta a execução no processo e emita nova CNDT.",
        illegible: "O resultado não se lê → Baixe a certidão outra vez no site do TST e envie o PDF original.",
      }),
      ask("A certidão está no prazo de validade que traz impresso?", {
        example: "Expedição 10/03/2026, validade 06/09/2026.",
        expired: "A CNDT venceu → Emita outra no site do TST, que é gratuita e imediata.",
        missing_data: "A data de validade foi cortada → Envie a página inteira da certidão, com expedição e validade.",
      }),
      ask("O número da certidão é confirmado na validação do TST?", {
        example: "Certidão nº 12345678/2026, válida.",
        unregistered: "O TST não confirma o número → Emita nova CNDT e envie o arquivo sem editar.",
        inconsistent: "O número confirmado tem outro conteúdo → Substitua o arquivo pela certidão que o TST mostra na validação.",
      }),
    ],
  }),
  documentType(133, "STP-CND-ESTADUAL", {
    names: ["Certidão estadual de tributos", "State tax certificate", "Certificado tributario estatal"],
    about: "Certidão de tributos estaduais e dívida ativa do estado onde o fornecedor é estabelecido.",
    send: "Certidão da Secretaria da Fazenda do estado da sede, com a da Procuradoria quando é separada.",
    plan: "STP",
    kind: "COMPANY",
    category: "certificates",
    frequency: "always_valid",
    validity: "printed",
    checklist: [
      ask("A certidão foi emitida pelo estado da sede ou da filial que presta o serviço?", {
        example: "SEF/MG para fornecedor de Belo Horizonte.",
        wrong_place: "A certidão é de outro estado → Emita no site da Fazenda do estado em que o CNPJ é estabelecido.",
        incomplete: "O estado emite duas certidões e veio uma → Anexe também a certidão da dívida ativa, da Procuradoria do Estado.",
      }),
      ask("Nome e CNPJ (ou inscrição estadual) são os do fornecedor?", {
        example: "IE 062.123456.00-11.",
        wrong_company: "Os dados são de outro contribuinte → Emita a certidão estadual com o CNPJ deste fornecedor.",
        missing_data: "Nem CNPJ nem inscrição aparecem → Baixe a certidão completa no portal da Fazenda estadual.",
      }),
      ask("A certidão não aponta débito estadual exigível?", {
        example: "Nada consta, ou positiva com efeito de negativa.",
        unfit: "Há débito estadual em aberto → Pague ou parcele na Secretaria da Fazenda e emita a certidão de regularidade.",
        wrong_document: "Foi enviado o comprovante de inscrição estadual → Substitua pela certidão de débitos tributários.",
      }),
      ask("A validade impressa pelo estado cobre a data de hoje?", {
        example: "Emitida em 02/03/2026, validade de 90 dias.",
        expired: "O prazo da certidão estadual terminou → Emita outra no portal do estado e envie.",
        inconsistent: "A data de emissão é posterior a hoje → Confira o arquivo e envie a certidão emitida pelo portal.",
      }),
    ],
  }),
  documentType(134, "STP-CND-MUNICIPAL", {
    names: ["Certidão municipal de tributos", "Municipal tax certificate", "Certificado tributario municipal"],
    about: "Certidão de tributos mobiliários (ISS e taxas) do município do fornecedor.",
    send: "Certidão de tributos mobiliários da prefeitura da sede, com código de autenticidade.",
    plan: "STP",
    kind: "COMPANY",
    category: "certificates",
    frequency: "always_valid",
    validity: "printed",
    checklist: [
      ask("É a certidão de tributos mobiliários, que inclui o ISS?", {
        example: "Certidão de débitos mobiliários – ISSQN e taxas.",
        wrong_document: "A certidão é só do IPTU → Emita na prefeitura a certidão de tributos mobiliários da inscrição municipal.",
        incomplete: "A certidão exclui o ISS → Peça à prefeitura a certidão conjunta ou anexe a do ISS.",
      }),
      ask("O município emissor é o do estabelecimento do fornecedor?", {
        example: "Prefeitura de Contagem/MG.",
        wrong_place: "O município emissor não é o do CNPJ → Emita a certidão no site da prefeitura do endereço do CNPJ.",
        inconsistent: "O endereço da certidão é antigo → Atualize o endereço na prefeitura e na Receita e reenvie.",
      }),
      ask("A inscrição municipal ou o CNPJ é o do fornecedor vinculado?", {
        example: "Inscrição municipal 0123456/001-2.",
        wrong_company: "A inscrição é de outro estabelecimento → Consulte a inscrição municipal correta e emita nova certidão.",
        missing_data: "A inscrição não aparece no documento → Solicite na prefeitura a certidão com os dados do contribuinte.",
      }),
      ask("O prazo de validade não terminou e o código é confirmado pela prefeitura?", {
        example: "Válida por 60 dias, código AB12-34.",
        expired: "A certidão municipal venceu → Emita outra no site da prefeitura e substitua o arquivo.",
        unregistered: "O código de autenticidade não confere → Baixe a certidão diretamente do site da prefeitura e envie.",
      }),
    ],
  }),
  documentType(135, "STP-FALENCIA", {
    names: ["Certidão de falência e recuperação judicial", "Bankruptcy certificate", "Certificado de quiebra"],
    about: "Certidão do distribuidor da comarca da sede sobre falência, recuperação judicial e extrajudicial.",
    send: "Certidão do tribunal de justiça da comarca da sede, com validade ou até o prazo de conferência.",
    plan: "STP",
    kind: "COMPANY",
    category: "certificates",
    frequency: "always_valid",
    validity: "bankruptcy.validity",
    checklist: [
      ask("Foi emitida pelo distribuidor da comarca da sede do fornecedor?", {
        example: "TJMG, comarca de Contagem.",
        wrong_place: "A comarca não é a da sede → Solicite no site do tribunal a certidão da comarca em que está a matriz.",
        wrong_document: "A certidão é de ações cíveis em geral → Emita a certidão específica de falência e recuperação.",
      }),
      ask("A certidão diz que nada consta sobre falência ou recuperação?", {
        example: "Nada consta.",
        unfit: "Consta recuperação judicial → Anexe o plano homologado e a decisão que permite contratar.",
        inconsistent: "Há homônimo na certidão → Peça ao cartório a certidão explicativa que exclui o homônimo.",
      }),
      ask("O CNPJ pesquisado é a raiz do fornecedor?", {
        example: "Pesquisa pelo CNPJ da matriz.",
        wrong_company: "O CNPJ pesquisado é de outra empresa → Refaça o pedido no tribunal com o CNPJ da matriz do fornecedor.",
        missing_data: "A pesquisa foi feita só pelo nome → Solicite a certidão com nome e CNPJ.",
      }),
      ask("A assinatura do cartório ou o selo eletrônico pode ser conferido?", {
        example: "Selo eletrônico GHT12345.",
        unregistered: "O selo não é confirmado pelo tribunal → Emita nova certidão no portal e envie o PDF assinado.",
        illegible: "O selo não se lê → Digitalize a certidão em cores e em resolução maior, ou envie o PDF do portal.",
      }),
    ],
  }),
];
