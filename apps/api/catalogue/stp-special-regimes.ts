import { ask, documentType } from "./written.ts";

/** Contracts of temporary workers, apprentices, interns and foreigners. */
export const specialRegimes = [
  documentType(105, "STP-TEMPORARIO", {
    names: ["Contrato de trabalho temporário", "Temporary work contract", "Contrato de trabajo temporal"],
    about: "Contrato da empresa de trabalho temporário com o trabalhador, nos termos da Lei 6.019/1974.",
    send: "Contrato do trabalhador com a agência e a cláusula que diz o motivo da contratação.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "employment",
    frequency: "once",
    regimes: ["temporary"],
    validity: "printed",
    checklist: [
      ask("O contrato indica a necessidade transitória ou a demanda complementar que o justifica?", {
        example: "Substituição de empregada em licença-maternidade.",
        incomplete:
          "O motivo da contratação não está escrito → Peça à agência de trabalho temporário um contrato com o motivo legal expresso.",
        inconsistent:
          "O motivo indicado é uma atividade permanente → Registre o trabalhador pela CLT ou obtenha da agência a justificativa certa.",
      }),
      ask("A agência está registrada como empresa de trabalho temporário?", {
        example: "Certificado de registro da agência no Ministério do Trabalho, com número.",
        unregistered:
          "O registro da agência não foi informado → Solicite à agência o certificado emitido pelo Ministério do Trabalho e anexe.",
        wrong_company: "Quem contratou não é uma agência temporária → Envie o contrato firmado com a agência ou mude o regime no cadastro.",
      }),
      ask("O prazo, com a prorrogação, respeita o limite legal?", {
        example: "De 01/03/2026 a 27/08/2026, 180 dias.",
        expired: "O prazo já terminou → Envie o termo de prorrogação ou registre o desligamento do trabalhador.",
        insufficient: "O prazo passa do limite da lei → Reveja com a agência a data final e envie o contrato corrigido.",
      }),
      ask("A remuneração é a mesma dos empregados da mesma categoria na tomadora?", {
        example: "R$ 2.480,00, igual ao piso do montador.",
        amount_differs: "O salário é menor que o da categoria → Peça à agência que ajuste a remuneração e envie o aditivo.",
        missing_data: "O contrato não diz a remuneração → Solicite à agência a via com a cláusula de remuneração e reenvie.",
      }),
    ],
  }),
  documentType(106, "STP-APRENDIZ", {
    names: ["Contrato de aprendizagem", "Apprenticeship contract", "Contrato de aprendizaje"],
    about: "Contrato especial do jovem aprendiz com a empresa, ligado a um curso de formação profissional.",
    send: "Contrato de aprendizagem com a matrícula no curso e a frequência à escola, quando obrigatória.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "employment",
    frequency: "once",
    regimes: ["apprentice"],
    validity: "printed",
    checklist: [
      ask("O contrato foi firmado com entidade formadora habilitada (SENAI, SENAC ou outra cadastrada)?", {
        example: "Curso do SENAI, programa de mecânica, 800 horas.",
        unqualified:
          "A entidade formadora não aparece no cadastro → Consulte o cadastro nacional de aprendizagem e envie a habilitação dela.",
        missing_data: "A entidade formadora não é citada → Solicite à entidade a via do contrato com a sua qualificação e assinatura.",
      }),
      ask("O aprendiz tem de 14 a 24 anos, ou é pessoa com deficiência?", {
        example: "Nascido em 10/08/2008, 17 anos.",
        unfit: "A idade está fora da faixa da lei → Registre o trabalhador por outro regime e corrija o cadastro.",
        missing_data: "A data de nascimento não aparece → Anexe o documento de identidade do aprendiz ao contrato.",
      }),
      ask("As atividades práticas previstas são permitidas para a idade do aprendiz?", {
        example: "Apoio administrativo no almoxarifado; sem trabalho em altura.",
        unfit: "Há atividade perigosa ou insalubre para menor de 18 anos → Retire o aprendiz dessa atividade e envie o plano refeito.",
        incomplete: "As atividades práticas não estão descritas → Peça à entidade o plano de atividades e anexe ao contrato.",
      }),
      ask("O prazo termina em até dois anos e o contrato ainda vale?", {
        example: "De 02/02/2026 a 01/02/2028.",
        expired: "O contrato de aprendizagem terminou → Envie a efetivação pela CLT ou o desligamento do aprendiz.",
        insufficient: "O prazo ultrapassa dois anos → Corrija a data final com a entidade formadora e reenvie o contrato.",
      }),
    ],
  }),
  documentType(107, "STP-TCE", {
    names: ["Termo de compromisso de estágio", "Internship agreement", "Acuerdo de prácticas"],
    about: "Termo entre estagiário, instituição de ensino e empresa, com plano de atividades e jornada.",
    send: "Termo de compromisso com as três assinaturas e o plano de atividades.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "employment",
    frequency: "once",
    regimes: ["intern"],
    validity: "printed",
    checklist: [
      ask("O termo está assinado pelo estagiário, pela instituição de ensino e pela empresa?", {
        example: "Três assinaturas, a da universidade com carimbo do setor de estágios.",
        unsigned: "Falta a assinatura da instituição de ensino → Encaminhe o termo ao setor de estágios da instituição e reenvie assinado.",
        incomplete: "Só a última página foi enviada → Digitalize o termo inteiro, com o plano de atividades, em um único PDF.",
      }),
      ask("A jornada respeita o máximo diário e semanal do estágio?", {
        example: "6 horas por dia, 30 por semana.",
        insufficient: "A jornada passa do limite → Refaça o termo com a jornada legal e colha as três assinaturas.",
        missing_data: "A jornada não está escrita → Peça à instituição de ensino um aditivo com os horários do estágio.",
      }),
      ask("O estágio, somadas as renovações, não passa de dois anos na mesma empresa?", {
        example: "De 01/03/2026 a 28/02/2027, primeira vigência.",
        expired: "A vigência terminou → Envie o aditivo de renovação ou registre o fim do estágio.",
        unfit: "As renovações somam mais de dois anos → Encerre o estágio e, se a pessoa fica, envie o contrato de trabalho.",
      }),
      ask("As atividades do plano têm relação com o curso do estagiário?", {
        example: "Curso: Engenharia Civil; atividade: apoio na medição de obra.",
        inconsistent: "As atividades não são do curso → Reveja o plano com a instituição de ensino e envie a versão aprovada.",
        missing_data: "O plano de atividades não acompanha o termo → Solicite o plano ao supervisor do estágio e junte ao PDF.",
      }),
    ],
  }),
  documentType(108, "STP-SEGURO-ESTAGIO", {
    names: ["Seguro de acidentes do estagiário", "Intern accident insurance", "Seguro de accidentes del practicante"],
    about: "Apólice ou certificado do seguro contra acidentes pessoais exigido pela lei do estágio.",
    send: "Certificado individual do seguro ou apólice coletiva com a relação em que o estagiário aparece.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "benefits",
    frequency: "always_valid",
    regimes: ["intern"],
    validity: "printed",
    checklist: [
      ask("O estagiário aparece como segurado na apólice ou na relação anexa?", {
        example: "Certificado individual 45.872 em nome da estagiária.",
        wrong_person: "O nome do estagiário não consta → Solicite à seguradora a inclusão e envie o certificado individual.",
        incomplete: "A relação de segurados não foi enviada → Anexe a página da apólice com a relação nominal.",
      }),
      ask("A vigência da apólice cobre hoje e o período do estágio?", {
        example: "Vigência de 01/01/2026 a 31/12/2026.",
        expired: "A apólice está vencida → Renove o seguro com a corretora e envie a apólice nova.",
        wrong_period: "A vigência começa depois do início do estágio → Peça à corretora o endosso que antecipa a cobertura.",
      }),
      ask("A cobertura é de morte e invalidez por acidentes pessoais?", {
        example: "Morte acidental e invalidez permanente, R$ 20.000,00.",
        wrong_document:
          "Foi enviado um seguro de outra espécie → Envie a apólice de acidentes pessoais, e não a de saúde ou vida em grupo.",
        insufficient: "Não há cobertura de invalidez → Contrate com a corretora a cobertura que falta e envie o endosso.",
      }),
      ask("O prêmio está pago, ou a seguradora confirma a apólice em vigor?", {
        example: "Boleto de 05/02/2026 quitado, ou declaração da seguradora.",
        unpaid: "Há parcela em aberto → Pague a parcela e anexe o comprovante bancário com a autenticação.",
        missing_data: "O pagamento não foi comprovado → Obtenha da corretora a declaração de apólice ativa e envie.",
      }),
    ],
  }),
  documentType(109, "STP-ESTRANGEIRO", {
    names: [
      "RNM e autorização de trabalho do estrangeiro",
      "Foreigner's registration and work permit",
      "Registro y permiso de trabajo del extranjero",
    ],
    about: "Registro Nacional Migratório e autorização que deixam o estrangeiro trabalhar no Brasil.",
    send: "Frente e verso da carteira de registro (CRNM) ou o protocolo da Polícia Federal, com a autorização de residência.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "employment",
    frequency: "always_valid",
    regimes: ["foreigner"],
    validity: "printed",
    blocksWork: true,
    checklist: [
      ask("O nome e o número do registro migratório são os do cadastro do colaborador?", {
        example: "RNM F123456-7, Juan Pérez.",
        wrong_person: "O registro é de outra pessoa → Envie a carteira (CRNM) deste colaborador, frente e verso.",
        inconsistent: "O nome está abreviado no cadastro → Corrija o nome no cadastro conforme a carteira emitida pela Polícia Federal.",
      }),
      ask("O registro está dentro da validade impressa?", {
        example: "Válido até 18/09/2028.",
        expired: "A carteira venceu → Agende a renovação na Polícia Federal e envie o protocolo, que vale enquanto ela não sai.",
        illegible: "A validade não se lê na cópia → Digitalize o verso da carteira em cores e reenvie.",
      }),
      ask("A autorização de residência permite o trabalho, e neste empregador?", {
        example: "Residência por acordo do Mercosul, com trabalho livre.",
        unfit: "O visto não permite trabalhar → Afaste o colaborador e peça a autorização no Portal de Imigração Laboral.",
        wrong_company:
          "A autorização é ligada a outro empregador → Solicite a mudança de empregador no Portal de Imigração Laboral e anexe o deferimento.",
      }),
      ask("Frente e verso estão na mesma imagem, inteiros e legíveis?", {
        example: "PDF com os dois lados, sem reflexo.",
        incomplete: "Só um dos lados foi enviado → Digitalize os dois lados em um único arquivo.",
        illegible: "Há reflexo sobre os dados → Escaneie o documento fora do plástico e sem flash, e envie novamente.",
      }),
    ],
  }),
];
