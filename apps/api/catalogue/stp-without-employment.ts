import { ask, documentType } from "./written.ts";

/** Contracts of people who work without employment. */
export const workWithoutEmployment = [
  documentType(170, "STP-PRESTACAO", {
    names: ["Contrato de prestação de serviços", "Service agreement", "Contrato de prestación de servicios"],
    about: "Contrato civil com o autônomo, MEI, sócio ou pessoa jurídica que trabalha no projeto.",
    send: "Contrato assinado com objeto, prazo e preço, e o CNPJ ou CPF do prestador.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "without_employment",
    frequency: "once",
    regimes: ["self_employed", "mei", "partner"],
    validity: "printed",
    checklist: [
      ask("As partes são o fornecedor e este prestador, bem identificados?", {
        example: "Contratada: João Silva MEI, CNPJ próprio.",
        wrong_person: "O contrato é com outro prestador → Envie o contrato do prestador cadastrado neste projeto.",
        missing_data: "O prestador não está qualificado → Inclua em aditivo o CPF ou CNPJ e o endereço do prestador.",
      }),
      ask("O objeto é um serviço determinado, sem subordinação nem horário fixo?", {
        example: "Montagem de 400 m² de andaime na Usina, por medição.",
        unfit: "O contrato descreve uma relação de emprego → Registre o colaborador pela CLT e mude o regime no cadastro.",
        incomplete: "O objeto é genérico → Complete o contrato com o escopo e o resultado contratado.",
      }),
      ask("Prazo, preço e forma de pagamento estão definidos e o prazo corre?", {
        example: "De 01/03/2026 a 31/08/2026, R$ 12.000,00 por medição.",
        expired: "O prazo do contrato civil terminou → Envie o aditivo de prazo assinado pelas partes.",
        missing_data: "Não há preço no contrato → Anexe a proposta aceita que fixa o preço.",
      }),
      ask("As duas partes assinaram o contrato de prestação?", {
        example: "Assinaturas eletrônicas com relatório de validação.",
        unsigned: "O prestador não assinou o contrato → Colha a assinatura do prestador e reenvie a via completa.",
        illegible: "O relatório da assinatura eletrônica não veio → Anexe a página de validação da plataforma de assinatura.",
      }),
    ],
  }),
  documentType(171, "STP-RPA", {
    names: ["RPA e recolhimento do INSS", "Self-employed receipt and social security", "Recibo del autónomo y aporte"],
    about: "Recibo de pagamento ao autônomo com as retenções e a prova de que foram recolhidas.",
    send: "RPA assinado, comprovante do pagamento e a inclusão do autônomo na DCTFWeb.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "without_employment",
    frequency: "monthly",
    regimes: ["self_employed"],
    validity: "none",
    checklist: [
      ask("O RPA traz nome, CPF, NIT/PIS e o serviço do mês?", {
        example: "NIT 123.45678.90-1, serviço de 03/2026.",
        missing_data: "O NIT do autônomo não consta → Inclua o NIT, que ele obtém no Meu INSS, e emita o RPA de novo.",
        wrong_period: "O RPA é de serviço de outro mês → Emita o recibo do mês de referência.",
      }),
      ask("As retenções de INSS, ISS e IRRF foram calculadas?", {
        example: "Bruto 3.000,00; INSS 330,00; ISS 60,00.",
        amount_differs: "A retenção de INSS não é a devida → Recalcule a retenção do autônomo e recolha a diferença.",
        incomplete: "O ISS não foi retido nem comprovado → Anexe a inscrição municipal do autônomo ou a guia do ISS.",
      }),
      ask("O autônomo foi informado ao eSocial (S-1200, categoria 701)?", {
        example: "S-1200 com categoria 701 e o mesmo bruto.",
        unregistered: "O pagamento não está no eSocial → Transmita o S-1200 do autônomo e envie o recibo.",
        inconsistent: "O valor no eSocial não é o do RPA → Retifique o S-1200 com o bruto do recibo.",
      }),
      ask("O recibo está assinado e o líquido foi pago?", {
        example: "Pix de 2.610,00 em 05/04/2026.",
        unsigned: "O autônomo não assinou o recibo → Colha a assinatura no RPA e digitalize-o outra vez.",
        unpaid: "O pagamento do líquido não foi comprovado → Anexe o comprovante bancário em nome do autônomo.",
      }),
    ],
  }),
  documentType(172, "STP-CCMEI", {
    names: ["Certificado do MEI (CCMEI)", "Individual micro-entrepreneur certificate", "Certificado de microemprendedor"],
    about: "Certificado da condição de MEI, com a situação ativa e a ocupação permitida.",
    send: "CCMEI baixado do Portal do Empreendedor e o DAS do mês pago.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "without_employment",
    frequency: "always_valid",
    regimes: ["mei"],
    validity: "articles.validity",
    checklist: [
      ask("O certificado está em nome deste prestador e a situação é ativa?", {
        example: "João Silva, situação vigente: ATIVO.",
        unfit: "O MEI foi desenquadrado ou baixado → Regularize no Portal do Empreendedor ou envie o novo contrato social.",
        wrong_person: "O CCMEI é de outra pessoa → Baixe no Portal do Empreendedor o certificado deste CPF.",
      }),
      ask("A ocupação registrada permite o serviço prestado?", {
        example: "Montador de andaimes independente.",
        inconsistent: "A ocupação não é permitida ao MEI → Mude o enquadramento da empresa na Receita e envie o novo registro.",
        incomplete: "A ocupação do serviço não está incluída → Atualize as ocupações no Portal do Empreendedor e reenvie.",
      }),
      ask("O DAS do último mês está pago?", {
        example: "DAS 02/2026 pago em 20/03/2026.",
        unpaid: "O DAS está em atraso → Emita o DAS atualizado no PGMEI, pague e anexe o comprovante.",
        wrong_period: "O DAS enviado é antigo → Anexe o DAS do último mês vencido.",
      }),
      ask("O MEI não trabalha em cessão de mão de obra vedada, nem com empregado não declarado?", {
        example: "Serviço por empreitada, sem empregados.",
        unfit: "O serviço é cessão de mão de obra, vedada ao MEI → Contrate por outro regime e corrija o cadastro.",
        unregistered: "Há ajudante sem registro → Registre o empregado do MEI no eSocial e envie o recibo.",
      }),
    ],
  }),
  documentType(173, "STP-NOTA-FISCAL", {
    names: ["Nota fiscal do prestador", "Service invoice", "Factura del prestador"],
    about: "Nota fiscal de serviço do mês, com as retenções que cabem à tomadora.",
    send: "NFS-e autorizada, em PDF, com o XML quando houver.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "without_employment",
    frequency: "monthly",
    regimes: ["mei", "partner"],
    validity: "none",
    checklist: [
      ask("O emitente é o prestador e o tomador é o fornecedor do projeto?", {
        example: "Emitente João Silva MEI; tomador Ipê Andaimes.",
        wrong_company: "O tomador da nota é outro → Cancele e emita a nota com o tomador certo no emissor nacional.",
        wrong_person: "A nota é de outro prestador → Envie a nota fiscal emitida por este prestador.",
      }),
      ask("A descrição cita o serviço, o projeto e o mês?", {
        example: "Montagem de andaime, Usina, 03/2026.",
        incomplete: "A descrição não permite ligar ao projeto → Emita carta de correção ou nota substituta com o projeto e o mês.",
        wrong_period: "A nota é de outro mês de serviço → Envie a nota da competência pedida.",
      }),
      ask("As retenções (INSS 11 %, ISS, IRRF) foram destacadas quando devidas?", {
        example: "INSS retido 11 % sobre 10.000,00: 1.100,00.",
        missing_data: "A retenção de INSS não foi destacada → Emita nota substituta com o destaque da retenção.",
        amount_differs: "A base da retenção está errada → Corrija a dedução de materiais prevista em contrato e reemita.",
      }),
      ask("A nota é autêntica na consulta da prefeitura ou do portal nacional?", {
        example: "Chave da NFS-e confirmada.",
        unregistered: "A consulta não encontra a nota → Gere o PDF no portal emissor e envie com o código de verificação.",
        expired: "A nota consta como cancelada → Envie a nota que a substituiu.",
      }),
    ],
  }),
  documentType(174, "STP-COOPERATIVA", {
    names: [
      "Cooperado ou avulso: adesão e repasse",
      "Cooperative or casual worker: membership and pay",
      "Cooperativista o eventual: adhesión y pago",
    ],
    about: "Ficha de adesão do cooperado, ou escala do avulso, com o demonstrativo do repasse.",
    send: "Ficha de matrícula na cooperativa ou no OGMO/sindicato e o demonstrativo de repasse do mês.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "without_employment",
    frequency: "monthly",
    regimes: ["cooperative", "casual"],
    validity: "none",
    checklist: [
      ask("A matrícula na cooperativa, no OGMO ou no sindicato está ativa?", {
        example: "Matrícula 1.204, ativa desde 2022.",
        expired: "A matrícula consta inativa → Solicite à cooperativa ou ao OGMO a declaração de matrícula ativa.",
        missing_data: "O número de matrícula não aparece → Anexe a ficha de adesão com o número e a data.",
      }),
      ask("O demonstrativo do mês traz a produção ou as escalas e o repasse?", {
        example: "11 diárias, repasse de 2.860,00.",
        incomplete: "O demonstrativo não abre as diárias → Peça à entidade o demonstrativo analítico do mês.",
        wrong_period: "O demonstrativo é de mês diferente → Solicite o da competência pedida e substitua.",
      }),
      ask("O INSS do cooperado ou avulso foi recolhido?", {
        example: "Retenção de 20 % na fonte pela cooperativa, na DCTFWeb.",
        unpaid: "O recolhimento não foi comprovado → Anexe o DARF pago da cooperativa ou do operador portuário.",
        unregistered: "O trabalhador não está na declaração → Peça à entidade que retifique o eSocial e envie o recibo.",
      }),
      ask("A cooperativa está registrada (OCB, Junta) e o trabalho não tem subordinação?", {
        example: "OCB/MG 1.022, coordenação por cooperado eleito.",
        unqualified: "O registro da cooperativa não foi provado → Obtenha na OCB o certificado de regularidade e anexe.",
        unfit: "O cooperado recebe ordens diretas da tomadora → Registre o trabalhador como empregado e corrija o regime.",
      }),
    ],
  }),
];
