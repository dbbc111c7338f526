import { ask, documentType } from "./written.ts";

/** Corporate documents and licences of the supplier. */
export const corporate = [
  documentType(140, "STP-CONTRATO-SOCIAL", {
    names: ["Contrato social e última alteração", "Articles of association", "Estatuto social y última modificación"],
    about: "Ato constitutivo consolidado, com objeto, capital, sócios e administradores.",
    send: "Contrato social consolidado ou estatuto com a ata da diretoria, com o registro da Junta Comercial.",
    plan: "STP",
    kind: "COMPANY",
    category: "corporate",
    frequency: "always_valid",
    validity: "articles.validity",
    checklist: [
      ask("É a última consolidação registrada na Junta Comercial?", {
        example: "7ª alteração consolidada, JUCEMG 10.234.567.",
        expired: "Há alteração mais nova na Junta → Baixe no portal da Junta Comercial a última alteração e envie.",
        unregistered: "O registro da Junta não aparece → Solicite a certidão de inteiro teor na Junta Comercial e anexe.",
      }),
      ask("O objeto social inclui o serviço contratado no projeto?", {
        example: "Objeto: montagem de andaimes e estruturas.",
        inconsistent: "O objeto não prevê a atividade do projeto → Registre alteração do objeto na Junta e inclua a CNAE na Receita.",
        incomplete: "A cláusula do objeto não foi digitalizada → Digitalize o contrato inteiro, todas as páginas, e reenvie.",
      }),
      ask("O capital integralizado atende ao mínimo legal para o número de empregados?", {
        example: "35 empregados: capital de ao menos R$ 45.000,00.",
        insufficient: "O capital é menor que o mínimo da Lei 6.019 → Registre o aumento do capital na Junta Comercial e envie a alteração.",
        missing_data: "Não se vê se o capital foi integralizado → Anexe a cláusula de integralização ou o balanço que a mostra.",
      }),
      ask("Quem assina pela empresa neste projeto tem poderes no contrato ou em procuração?", {
        example: "Administrador: José Lima, poderes isolados.",
        unqualified: "Quem assina não é administrador → Anexe a procuração com poderes para representar a empresa.",
        expired: "O mandato do diretor terminou → Envie a ata de eleição registrada com o mandato atual.",
      }),
    ],
  }),
  documentType(141, "STP-ALVARA", {
    names: ["Alvará de funcionamento", "Operating licence", "Licencia de funcionamiento"],
    about: "Licença da prefeitura para o fornecedor funcionar no endereço e na atividade.",
    send: "Alvará de localização e funcionamento em vigor, ou a dispensa para atividade de baixo risco.",
    plan: "STP",
    kind: "COMPANY",
    category: "corporate",
    frequency: "always_valid",
    validity: "printed",
    checklist: [
      ask("O endereço do alvará é o do CNPJ do fornecedor?", {
        example: "Rua das Oficinas, 120, Contagem/MG.",
        wrong_place: "O alvará é do endereço antigo → Solicite à prefeitura o alvará do endereço atual e envie o protocolo até lá.",
        wrong_company: "O alvará é de outra empresa do mesmo endereço → Envie o alvará em nome do CNPJ do fornecedor.",
      }),
      ask("As atividades licenciadas incluem a que o fornecedor exerce?", {
        example: "CNAE 4399-1/04, montagem de andaimes.",
        inconsistent: "A CNAE exercida não está licenciada → Peça à prefeitura a inclusão da atividade e envie o alvará alterado.",
        incomplete: "O verso com as atividades não veio → Digitalize frente e verso do alvará em um único PDF.",
      }),
      ask("O alvará vale hoje, ou é por prazo indeterminado com a taxa do ano paga?", {
        example: "Válido até 31/12/2026.",
        expired: "O alvará venceu → Renove na prefeitura e envie o alvará novo ou o protocolo de renovação no prazo.",
        unpaid: "A taxa do ano não foi comprovada → Pague a taxa de fiscalização e anexe o comprovante.",
      }),
      ask("Se há dispensa, o documento cita a norma e o grau de risco da atividade?", {
        example: "Baixo risco, Lei 13.874/2019, declaração da REDESIM.",
        missing_data: "A dispensa não cita a norma → Emita na REDESIM a declaração de dispensa com a classificação de risco.",
        wrong_document: "Foi enviada só a consulta de viabilidade → Substitua pela licença ou pela declaração de dispensa.",
      }),
    ],
  }),
  documentType(142, "STP-CARTAO-CNPJ", {
    names: ["Comprovante de inscrição no CNPJ", "CNPJ registration card", "Comprobante de inscripción en el CNPJ"],
    about: "Situação cadastral do fornecedor na Receita Federal, com CNAE e endereço.",
    send: "Comprovante emitido no site da Receita Federal nos últimos meses.",
    plan: "STP",
    kind: "COMPANY",
    category: "corporate",
    frequency: "always_valid",
    validity: "articles.validity",
    checklist: [
      ask("A situação cadastral é ATIVA?", {
        example: "Situação: ATIVA desde 12/05/2009.",
        unfit: "A situação é inapta, suspensa ou baixada → Regularize na Receita Federal e emita o comprovante depois disso.",
        missing_data: "A situação cadastral não aparece → Emita o comprovante completo no site da Receita Federal.",
      }),
      ask("A CNAE principal ou uma secundária é a do serviço contratado?", {
        example: "43.99-1-04, serviço de montagem de andaimes.",
        inconsistent: "Nenhuma CNAE corresponde ao serviço → Inclua a CNAE pelo Coletor Nacional (REDESIM) e reenvie.",
        incomplete: "A lista de CNAEs está cortada → Salve a página inteira em PDF, com as secundárias.",
      }),
      ask("Razão social e endereço são os do cadastro da empresa aqui?", {
        example: "Ipê Andaimes Ltda., Contagem/MG.",
        inconsistent: "Nome ou endereço diverge do cadastro → Atualize os dados da empresa aqui conforme a Receita Federal.",
        wrong_company: "O comprovante é de outro CNPJ → Consulte o CNPJ vinculado ao projeto e emita o comprovante dele.",
      }),
      ask("Para alfanuméricos, as letras do CNPJ conferem com as do contrato?", {
        example: "12.ABC.345/01DE-35.",
        inconsistent: "Há troca de letra por número (O por 0, I por 1) → Corrija o CNPJ no cadastro conforme o comprovante.",
        illegible: "As letras não se distinguem na cópia → Reenvie o PDF baixado da Receita, em que o texto pode ser copiado.",
      }),
    ],
  }),
  documentType(143, "STP-CCT", {
    names: ["Convenção ou acordo coletivo em vigor", "Collective bargaining agreement", "Convenio colectivo vigente"],
    about: "Instrumento coletivo que rege os colaboradores do projeto, com pisos e benefícios.",
    send: "CCT ou ACT com o número de registro no Mediador, e os termos aditivos.",
    plan: "STP",
    kind: "PROVIDER",
    category: "benefits",
    frequency: "always_valid",
    validity: "printed",
    regimes: ["clt_indefinite", "clt_fixed_term", "clt_intermittent", "clt_part_time", "temporary", "apprentice"],
    checklist: [
      ask("O instrumento está registrado no sistema Mediador?", {
        example: "Registro MG001234/2026.",
        unregistered: "O número do Mediador não aparece → Baixe no sistema Mediador a via registrada e envie.",
        wrong_document: "É só a proposta ou ata da assembleia → Substitua pelo instrumento registrado.",
      }),
      ask("A categoria e o território abrangem os colaboradores e a cidade do projeto?", {
        example: "Construção civil, base de Itabira/MG.",
        wrong_place: "A base territorial não é a do projeto → Envie a CCT do sindicato da cidade em que se trabalha.",
        inconsistent: "A categoria é de outra atividade → Confira o enquadramento pela atividade preponderante e envie a CCT certa.",
      }),
      ask("A vigência cobre hoje, ou há prova de negociação em curso?", {
        example: "01/01/2026 a 31/12/2026.",
        expired: "A vigência terminou → Envie a nova CCT ou o termo que garante a data-base durante a negociação.",
        wrong_period: "O termo aditivo não acompanha a convenção → Anexe o aditivo do ano, com os pisos reajustados.",
      }),
      ask("Os pisos e benefícios obrigatórios podem ser lidos (cláusulas inteiras)?", {
        example: "Cláusulas 3ª (piso) e 14ª (vale-alimentação).",
        incomplete: "Faltam páginas das cláusulas econômicas → Envie o PDF completo do Mediador, com todas as cláusulas.",
        illegible: "A cópia está desfocada → Baixe o arquivo eletrônico no Mediador em vez de digitalizar.",
      }),
    ],
  }),
];
