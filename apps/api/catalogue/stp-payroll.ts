import { ask, clt, documentType, onPayroll } from "./written.ts";

/** Payroll, payslips and payments. */
export const payroll = [
  documentType(110, "STP-FOLHA", {
    names: ["Folha de pagamento analítica", "Detailed payroll", "Nómina analítica"],
    about: "Folha do mês com todas as verbas e descontos de cada colaborador que trabalhou no projeto.",
    send: "Folha analítica do mês em PDF gerado pelo sistema, separada por tomador de serviço.",
    plan: "STP",
    kind: "PROVIDER",
    category: "payroll",
    frequency: "monthly",
    regimes: onPayroll,
    validity: "none",
    due: "clt.salary.due",
    checklist: [
      ask("A folha é do mês de referência da pendência?", {
        example: "Pendência de 02/2026 e folha “competência 02/2026”.",
        wrong_period: "A competência da folha é outra → Gere no sistema da folha o relatório do mês de referência e reenvie.",
        missing_data: "A competência não está impressa → Emita o relatório com o cabeçalho completo, e não uma planilha solta.",
      }),
      ask("O cabeçalho traz o CNPJ do fornecedor e o tomador, que é a contratante?", {
        example: "Ipê Andaimes, tomador Serra Azul Mineração.",
        wrong_company: "A folha é de outro estabelecimento ou tomador → Filtre a folha pelo tomador desta contratante e gere de novo.",
        incomplete: "A folha não separa o tomador → Peça à contabilidade a folha por tomador, conforme o cadastro de obra ou lotação.",
      }),
      ask("Todos os colaboradores ativos no projeto neste mês estão na folha?", {
        example: "12 colaboradores no projeto, 12 na folha.",
        incomplete:
          "Há colaborador do projeto fora da folha → Inclua quem falta em folha complementar ou registre a saída dele do projeto.",
        inconsistent: "Há na folha quem não está no projeto → Cadastre o colaborador no projeto ou retire-o da folha deste tomador.",
      }),
      ask("Os totais de proventos, descontos e líquido fecham com o resumo da folha?", {
        example: "Proventos 84.210,00 − descontos 12.980,00 = líquido 71.230,00.",
        amount_differs:
          "A soma dos líquidos não é a do resumo → Corrija os lançamentos com a contabilidade e envie resumo e analítico juntos.",
        incomplete: "O resumo da folha não foi enviado → Anexe o resumo com os totais depois da última página do analítico.",
      }),
      ask("Adicionais devidos (periculosidade, insalubridade, noturno) aparecem para quem trabalha exposto?", {
        example: "Eletricista com 30% de periculosidade sobre o salário-base.",
        amount_differs: "O adicional não foi pago a quem tem direito → Pague a diferença em folha complementar e envie o recibo.",
        missing_data: "As rubricas de adicional não têm base de cálculo → Peça à contabilidade a folha com a base de cada rubrica.",
      }),
    ],
  }),
  documentType(111, "STP-HOLERITE", {
    names: ["Holerite (contracheque)", "Payslip", "Recibo de sueldo"],
    about: "Recibo mensal do colaborador com salário, adicionais, descontos, líquido e bases de FGTS e INSS.",
    send: "Holerite do mês, assinado ou com aceite eletrônico, por exemplo “holerite-02-2026-maria.pdf”.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "payroll",
    frequency: "monthly",
    regimes: onPayroll,
    validity: "none",
    due: "clt.salary.due",
    checklist: [
      ask("O holerite é deste colaborador e do mês de referência?", {
        example: "Maria Souza, competência 02/2026.",
        wrong_person: "O holerite é de outro colaborador → Separe o recibo desta pessoa no arquivo do mês e envie só ele.",
        wrong_period: "O holerite é de outro mês → Emita no sistema da folha a competência pedida e substitua o arquivo.",
      }),
      ask("O salário-base é igual ou maior que o piso da categoria na convenção coletiva?", {
        example: "Piso 2.310,00; salário 2.480,00.",
        amount_differs: "O salário está abaixo do piso → Pague a diferença em folha complementar e anexe o novo holerite.",
        inconsistent: "A categoria usada não é a da convenção → Confira o sindicato na CCT e corrija a função no sistema da folha.",
      }),
      ask("As horas extras e faltas do holerite são as do espelho de ponto?", {
        example: "Ponto: 6 h extras a 50%; holerite: 6 h extras a 50%.",
        inconsistent: "As horas do holerite não fecham com o ponto → Ajuste o lançamento na próxima folha e envie a memória de cálculo.",
        incomplete: "As horas extras não foram pagas → Pague em folha complementar ou anexe o acordo de banco de horas registrado.",
      }),
      ask("As bases de INSS, FGTS e IRRF e os descontos estão discriminados?", {
        example: "Base FGTS 2.480,00, FGTS do mês 198,40.",
        missing_data: "O recibo não mostra as bases → Peça à contabilidade o modelo completo de recibo, com as bases no rodapé.",
        amount_differs: "O desconto de INSS não segue a tabela → Corrija a tabela vigente no sistema da folha, recalcule e emita o recibo.",
      }),
      ask("O colaborador deu ciência do recibo, com assinatura ou aceite eletrônico?", {
        example: "Aceite no portal do colaborador em 06/03/2026.",
        unsigned: "Não há assinatura nem aceite → Colha a assinatura ou exporte o aceite do portal e junte ao recibo.",
        illegible: "A assinatura cobre os valores → Emita a segunda via e colha a assinatura no campo certo.",
      }),
    ],
  }),
  documentType(112, "STP-PAGAMENTO", {
    names: ["Comprovante de pagamento do salário", "Proof of salary payment", "Comprobante de pago del salario"],
    about: "Comprovante bancário de que o líquido do holerite foi creditado ao colaborador no prazo.",
    send: "Comprovante do banco com favorecido, valor, data e autenticação, ou o retorno do arquivo bancário.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "payroll",
    frequency: "monthly",
    regimes: onPayroll,
    validity: "none",
    due: "clt.salary.due",
    checklist: [
      ask("O favorecido do crédito é o próprio colaborador?", {
        example: "Favorecida: Maria Souza, CPF ***.444.777-**.",
        wrong_person: "O crédito foi feito a outra pessoa → Deposite na conta-salário do colaborador e envie o comprovante novo.",
        missing_data: "O comprovante não mostra o favorecido → Baixe no internet banking o detalhe do lote com os nomes.",
      }),
      ask("O valor creditado é o líquido do holerite do mesmo mês?", {
        example: "Líquido 2.214,37; crédito 2.214,37.",
        amount_differs: "O valor pago é menor que o líquido → Pague a diferença e anexe os dois comprovantes.",
        inconsistent: "Há mais de um crédito no mês → Junte todos os comprovantes (adiantamento e saldo) até fechar o líquido.",
      }),
      ask("O pagamento foi feito até o 5º dia útil do mês seguinte?", {
        example: "Competência 02/2026, crédito em 06/03/2026.",
        late: "O salário foi pago fora do prazo → Pague a multa ou correção que a CCT prevê e anexe o recibo com a justificativa.",
        missing_data: "A data do crédito não aparece → Exporte do banco o comprovante de liquidação, e não o de agendamento.",
      }),
      ask("O pagamento foi liquidado, com autenticação bancária ou retorno “efetuado”?", {
        example: "Autenticação 9F2A.11C0 ou retorno 00 – crédito efetuado.",
        unpaid: "O comprovante é só de agendamento → Aguarde a liquidação e envie o comprovante definitivo do banco.",
        illegible: "A autenticação está cortada → Emita a segunda via no internet banking e envie o PDF original.",
      }),
    ],
  }),
  documentType(113, "STP-PONTO", {
    names: ["Espelho de ponto", "Time sheet", "Registro de jornada"],
    about: "Registro diário de entrada, saída e intervalos do colaborador no mês, com a ciência dele.",
    send: "Espelho do mês inteiro, do dia 1º ao último, assinado ou com aceite eletrônico.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "working_time",
    frequency: "monthly",
    regimes: clt,
    validity: "none",
    checklist: [
      ask("O espelho cobre todos os dias do mês de referência?", {
        example: "De 01/02/2026 a 28/02/2026.",
        wrong_period: "O período do espelho não é o do mês pedido → Exporte do relógio ou aplicativo o período completo da competência.",
        incomplete: "Há dias sem marcação nem justificativa → Preencha o motivo (falta, folga, atestado) e reenvie o espelho tratado.",
      }),
      ask("O intervalo para refeição e o descanso entre jornadas foram respeitados?", {
        example: "Intervalo de 1 h e 12 h entre a saída e a nova entrada.",
        insufficient: "Há dias com intervalo menor que o legal → Pague o período suprimido na próxima folha e anexe a memória de cálculo.",
        inconsistent: "Os intervalos são todos iguais, ao minuto → Envie as marcações originais do equipamento, sem pré-assinalação.",
      }),
      ask("As horas extras do mês respeitam o limite diário ou há acordo que o amplie?", {
        example: "No máximo 2 h extras por dia.",
        insufficient: "Houve mais horas extras que o permitido → Anexe o acordo de compensação ou banco de horas e ajuste a escala.",
        missing_data: "O acordo de banco de horas não foi enviado → Anexe o acordo individual ou a cláusula da CCT que o autoriza.",
      }),
      ask("Férias, atestados e afastamentos do mês aparecem no espelho?", {
        example: "Dias 10 a 12: atestado médico.",
        inconsistent: "Há marcação em dia de férias ou afastamento → Corrija o tratamento do ponto com o gestor e reenvie o espelho.",
        incomplete: "O atestado citado não foi anexado → Anexe o atestado do período ao final do PDF.",
      }),
      ask("O colaborador assinou o espelho ou aceitou as marcações no sistema?", {
        example: "Aceite em 03/03/2026, com o nome do colaborador.",
        unsigned: "O espelho não tem ciência do colaborador → Colha a assinatura ou exporte o registro do aceite eletrônico.",
        wrong_person: "A assinatura é de outra pessoa → Refaça a coleta com o próprio colaborador e envie o espelho novo.",
      }),
    ],
  }),
  documentType(114, "STP-13-PRIMEIRA", {
    names: ["13º salário, primeira parcela", "13th salary, first instalment", "Aguinaldo, primera cuota"],
    about: "Recibo e comprovante da primeira parcela do 13º, que é paga até 30 de novembro.",
    send: "Recibo da primeira parcela com o comprovante bancário, em um só PDF.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "payroll",
    frequency: "yearly",
    regimes: onPayroll,
    validity: "none",
    due: "thirteenth.first.due",
    checklist: [
      ask("O recibo é da primeira parcela do 13º deste ano, em nome do colaborador?", {
        example: "13º/2026, 1ª parcela, Maria Souza.",
        wrong_document: "Foi enviado o holerite mensal → Emita no sistema o recibo “13º salário – 1ª parcela” e substitua o arquivo.",
        wrong_period: "O recibo é do ano anterior → Gere o recibo do ano corrente e reenvie.",
      }),
      ask("O valor é de metade da remuneração, ou dos avos de quem entrou no ano?", {
        example: "Salário 2.480,00, 12 avos: parcela de 1.240,00.",
        amount_differs: "O valor é menor que a metade devida → Pague a diferença e envie o recibo complementar com os avos.",
        missing_data: "O recibo não mostra os avos → Peça à contabilidade a memória de cálculo dos meses trabalhados.",
      }),
      ask("O crédito foi feito até 30 de novembro, ou nas férias a pedido do colaborador?", {
        example: "Crédito em 28/11/2026.",
        late: "A parcela foi paga depois de 30 de novembro → Anexe a justificativa e o pagamento da multa que a CCT prevê.",
        unpaid: "Não há comprovante bancário → Baixe no banco o comprovante do crédito e junte ao recibo.",
      }),
      ask("O FGTS sobre a primeira parcela foi incluído na guia do mês do pagamento?", {
        example: "Guia de 11/2026 com base de 13º.",
        incomplete: "O FGTS da parcela não está na guia → Gere no FGTS Digital a guia complementar do 13º e pague.",
        missing_data: "A guia citada não foi anexada → Anexe a página do detalhe da guia em que a base de 13º aparece.",
      }),
    ],
  }),
  documentType(115, "STP-13-SEGUNDA", {
    names: ["13º salário, segunda parcela", "13th salary, second instalment", "Aguinaldo, segunda cuota"],
    about: "Recibo e comprovante do saldo do 13º, com os descontos, pago até 20 de dezembro.",
    send: "Recibo da segunda parcela com os descontos de INSS e IRRF e o comprovante bancário.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "payroll",
    frequency: "yearly",
    regimes: onPayroll,
    validity: "none",
    due: "thirteenth.second.due",
    checklist: [
      ask("O recibo é do saldo do 13º e desconta a primeira parcela pelo valor pago?", {
        example: "13º bruto 2.480,00, menos 1ª parcela 1.240,00.",
        amount_differs: "A primeira parcela descontada não é a que foi paga → Corrija o abatimento no sistema e emita o recibo novamente.",
        wrong_document: "O recibo enviado é da primeira parcela → Substitua pelo recibo “13º salário – 2ª parcela”.",
      }),
      ask("As médias de horas extras e adicionais do ano entraram no cálculo?", {
        example: "Média de 9 h extras por mês somada ao salário.",
        incomplete: "As médias não foram somadas → Inclua as médias com a contabilidade e pague a diferença até 10 de janeiro.",
        missing_data: "O recibo não abre as médias → Envie a memória de cálculo das variáveis junto com o recibo.",
      }),
      ask("O crédito do saldo foi feito até 20 de dezembro?", {
        example: "Crédito em 18/12/2026, com autenticação.",
        late: "O saldo foi pago depois de 20 de dezembro → Anexe o comprovante da correção paga ao colaborador.",
        unpaid: "O pagamento ainda não foi liquidado → Pague o saldo e envie o comprovante definitivo do banco.",
      }),
      ask("O INSS foi calculado sobre o 13º integral, em separado do salário?", {
        example: "Base de INSS do 13º: 2.480,00.",
        amount_differs: "O desconto foi somado ao do salário do mês → Retifique a folha do 13º e devolva a diferença ao colaborador.",
        inconsistent: "A base não confere com o 13º bruto → Ajuste as incidências das rubricas e gere o recibo outra vez.",
      }),
    ],
  }),
];
