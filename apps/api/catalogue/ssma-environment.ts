import { ask, documentType } from "./written.ts";

/** Documents about accidents, waste and the environment. */
export const environment = [
  documentType(380, "SSMA-CAT", {
    names: ["CAT e investigação do acidente", "Accident report and investigation", "Parte de accidente e investigación"],
    about: "Comunicação do acidente de trabalho (S-2210) e a investigação com as causas e ações.",
    send: "Recibo do S-2210 e relatório de investigação assinado.",
    plan: "SSMA",
    kind: "EMPLOYEE",
    category: "accident",
    frequency: "on_movement",
    movement: "accident",
    validity: "none",
    due: "cat.due",
    checklist: [
      ask("A CAT foi emitida até o primeiro dia útil seguinte?", {
        example: "Acidente 03/03, CAT 04/03/2026.",
        late: "A CAT foi emitida fora do prazo → Anexe o recibo e a justificativa do atraso; óbito pede comunicação imediata.",
        unregistered: "A CAT não foi emitida → Transmita o S-2210 no eSocial e envie o recibo.",
      }),
      ask("Data, hora, local e descrição conferem com a investigação?", {
        example: "03/03/2026, 10h20, Britagem, prensamento de dedo.",
        inconsistent: "A CAT e a investigação divergem → Retifique o S-2210 ou a investigação para que digam o mesmo.",
        missing_data: "A descrição do acidente é insuficiente → Complete a descrição e retifique com agente, parte atingida e tarefa.",
      }),
      ask("A investigação chega às causas de gestão, e não só ao ato da pessoa?", {
        example: "Falta de bloqueio previsto; procedimento revisto.",
        insufficient: "A causa apontada é só “descuido” → Refaça a investigação com método (árvore de causas) e a CIPA.",
        incomplete: "Não há ações nem prazos → Inclua o plano de ação com responsáveis.",
      }),
      ask("O atestado e o retorno previsto acompanham a CAT?", {
        example: "Atestado de 15 dias, CID coberto.",
        incomplete: "O atestado do acidente não veio → Anexe o atestado com o período de afastamento.",
        wrong_person: "O atestado não é do acidentado → Envie o do colaborador acidentado.",
      }),
    ],
  }),
  documentType(381, "SSMA-LICENCA", {
    names: ["Licença ambiental", "Environmental licence", "Licencia ambiental"],
    about: "Licença de operação ou dispensa da atividade do fornecedor.",
    send: "Licença com as condicionantes, ou certidão de dispensa do órgão ambiental.",
    plan: "SSMA",
    kind: "OTHERS",
    category: "environment",
    frequency: "always_valid",
    validity: "printed",
    checklist: [
      ask("A licença é da atividade e do endereço em que o fornecedor opera?", {
        example: "LO 1.234, pátio de andaimes.",
        wrong_place: "A licença é de outro endereço → Solicite ao órgão a licença do endereço de operação.",
        inconsistent: "A atividade licenciada é outra → Peça ao órgão ambiental a inclusão da atividade.",
      }),
      ask("A licença ambiental está vigente ou com renovação pedida no prazo?", {
        example: "Válida até 2028; renovação 120 dias antes.",
        expired: "A licença venceu sem pedido de renovação → Protocole a renovação e envie o protocolo.",
        missing_data: "A validade da licença não consta → Anexe a página com a validade.",
      }),
      ask("As condicionantes com prazo foram cumpridas?", {
        example: "Relatório anual protocolado em 01/2026.",
        incomplete: "O cumprimento das condicionantes não foi provado → Anexe os protocolos de cada condicionante.",
        late: "Há condicionante vencida → Cumpra e protocole e apresente a justificativa ao órgão.",
      }),
      ask("Se há dispensa, ela é do órgão competente e cita a atividade?", {
        example: "Certidão de dispensa SEMAD 998.",
        wrong_document: "A dispensa é autodeclaração sem protocolo → Obtenha a certidão do órgão ambiental.",
        unregistered: "O número da dispensa não é encontrado → Emita a certidão no portal do órgão.",
      }),
    ],
  }),
  documentType(382, "SSMA-CTF", {
    names: ["CTF/IBAMA: certificado de regularidade", "IBAMA federal registry certificate", "Registro federal IBAMA"],
    about: "Certificado trimestral do Cadastro Técnico Federal de atividades poluidoras.",
    send: "Certificado de regularidade emitido no site do IBAMA.",
    plan: "SSMA",
    kind: "OTHERS",
    category: "environment",
    frequency: "always_valid",
    validity: "ctf.validity",
    checklist: [
      ask("O certificado do IBAMA é do CNPJ do fornecedor?", {
        example: "Registro 5566778.",
        wrong_company: "O certificado é de outro CNPJ → Emita no site do IBAMA o do fornecedor.",
        wrong_document: "Foi enviado o comprovante de inscrição → Envie o certificado de regularidade.",
      }),
      ask("A atividade registrada no CTF é a exercida?", {
        example: "Categoria 18 – transporte de cargas perigosas.",
        inconsistent: "A atividade do CTF não é a exercida → Atualize o cadastro no IBAMA e reemita.",
        incomplete: "A lista de atividades foi cortada → Baixe o certificado inteiro em PDF.",
      }),
      ask("O certificado está no trimestre de validade?", {
        example: "Válido até 05/06/2026.",
        expired: "O certificado trimestral venceu → Emita outro no site do IBAMA.",
        unpaid: "A TCFA está em atraso e impede a emissão → Pague a taxa e emita o certificado.",
      }),
      ask("O relatório anual de atividades foi entregue?", {
        example: "RAPP 2025 entregue em 03/2026.",
        late: "O RAPP não foi entregue no prazo → Entregue o relatório e anexe o recibo do IBAMA.",
        missing_data: "O recibo do RAPP não veio → Baixe o recibo no site do IBAMA e anexe.",
      }),
    ],
  }),
  documentType(383, "SSMA-PGRS", {
    names: ["Plano de gerenciamento de resíduos (PGRS)", "Waste management plan", "Plan de gestión de residuos"],
    about: "Plano de como os resíduos do projeto são separados, guardados e destinados.",
    send: "PGRS do projeto, com destinadores e licenças.",
    plan: "SSMA",
    kind: "OTHERS",
    category: "environment",
    frequency: "always_valid",
    validity: "articles.validity",
    checklist: [
      ask("O plano lista os resíduos do projeto, com classe e quantidade?", {
        example: "Sucata classe IIB, 2 t/mês; óleo classe I, 200 L.",
        incomplete: "Há resíduos sem classificação → Classifique pela NBR 10004 e complete a tabela.",
        wrong_place: "O plano é de outra obra → Elabore o PGRS para este projeto.",
      }),
      ask("Armazenamento e coleta têm local e frequência?", {
        example: "Baia coberta, coleta quinzenal.",
        missing_data: "O local de armazenamento não é dito → Inclua o croqui e a frequência de coleta.",
        insufficient: "O resíduo perigoso não tem contenção → Providencie bacia de contenção e registre.",
      }),
      ask("Transportadores e destinadores têm licença?", {
        example: "Destinador LO 445, CTF regular.",
        unqualified: "O destinador não tem licença → Contrate destinador licenciado e anexe a licença.",
        expired: "A licença do destinador venceu → Solicite ao destinador a licença atual.",
      }),
      ask("Há responsável técnico pelo PGRS, com ART?", {
        example: "Eng. ambiental, ART 20260088.",
        unregistered: "O PGRS não tem ART → Emita a ART do plano e anexe.",
        unsigned: "O PGRS não está assinado → Colha a assinatura do responsável técnico.",
      }),
    ],
  }),
  documentType(384, "SSMA-MTR", {
    names: ["MTR e certificado de destinação (CDF)", "Waste manifest and disposal certificate", "Manifiesto y certificado de disposición"],
    about: "Manifestos de transporte dos resíduos do mês e a prova do destino final.",
    send: "MTRs do mês e os CDFs correspondentes, do sistema MTR.",
    plan: "SSMA",
    kind: "OTHERS",
    category: "environment",
    frequency: "monthly",
    validity: "none",
    checklist: [
      ask("Os MTRs são do mês e do gerador certo?", {
        example: "3 MTRs de 03/2026, gerador no projeto.",
        wrong_period: "Os manifestos são de outro mês → Baixe no sistema MTR os do mês de referência.",
        wrong_company: "O gerador do MTR é outra empresa → Emita os manifestos com o gerador do projeto.",
      }),
      ask("Cada MTR foi recebido e tem CDF?", {
        example: "MTR 9987 com CDF 2233.",
        incomplete: "Há MTR sem certificado de destinação → Solicite ao destinador o CDF no sistema.",
        late: "O recebimento não foi confirmado no prazo → Peça ao destinador a baixa do MTR.",
      }),
      ask("As quantidades do CDF são as do MTR?", {
        example: "1,8 t nos dois.",
        amount_differs: "O peso recebido difere do enviado → Corrija no sistema MTR com o destinador e anexe a justificativa.",
        missing_data: "A quantidade não foi preenchida → Preencha o peso no manifesto e reemita.",
      }),
      ask("A classe e a tecnologia de destino são as do PGRS?", {
        example: "Coprocessamento, classe I.",
        inconsistent: "O destino não é o do plano → Atualize o PGRS ou destine conforme o plano.",
        unfit: "O resíduo perigoso foi a aterro comum → Comunique a contratante e apresente o plano de correção.",
      }),
    ],
  }),
  documentType(385, "SSMA-PERIGOSOS", {
    names: ["Transporte de produtos perigosos", "Dangerous goods transport", "Transporte de mercancías peligrosas"],
    about: "CIV, CIPP, curso MOPP e ficha de emergência de quem transporta produtos perigosos.",
    send: "CIV e CIPP do veículo, MOPP do motorista e envelope de emergência.",
    plan: "SSMA",
    kind: "OTHERS",
    category: "environment",
    frequency: "always_valid",
    validity: "printed",
    checklist: [
      ask("O motorista tem MOPP vigente na CNH ou no certificado?", {
        example: "MOPP até 09/2029.",
        expired: "O MOPP venceu → Matricule o motorista no curso e substitua-o até lá.",
        unqualified: "O motorista não tem MOPP → Designe motorista habilitado para produtos perigosos.",
      }),
      ask("CIV e CIPP do tanque ou carroceria estão válidos?", {
        example: "CIPP até 11/2026.",
        late: "O CIPP do equipamento venceu → Inspecione em organismo acreditado e renove e envie.",
        wrong_document: "O certificado é de outro equipamento → Envie o CIV e o CIPP da placa mobilizada.",
      }),
      ask("A ficha de emergência e os painéis são do produto transportado?", {
        example: "ONU 1202, óleo diesel, 30/1202.",
        inconsistent: "O número ONU não é o do produto → Troque a ficha e os painéis e envie fotos.",
        incomplete: "A ficha de emergência não veio → Anexe a ficha do produto transportado.",
      }),
      ask("O kit e os EPIs de emergência estão completos?", {
        example: "Kit NBR 9735 conferido em 02/2026.",
        insufficient: "Faltam itens do kit de emergência → Complete o kit conforme a NBR 9735 e registre.",
        missing_data: "A conferência do kit não foi datada → Preencha a lista do kit com data e responsável.",
      }),
    ],
  }),
];
