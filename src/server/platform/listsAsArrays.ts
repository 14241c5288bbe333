import {
  BinaryOperationNode,
  FunctionNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  OperatorNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PrimitiveValueListNode,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
  ValueNode,
} from 'kysely'

/** `in (…)` and `not in (…)` with one parameter, an array. */
const AS_ARRAY: Readonly<Record<string, { readonly operator: '=' | '<>'; readonly of: 'any' | 'all' }>> = {
  in: { operator: '=', of: 'any' },
  'not in': { operator: '<>', of: 'all' },
}

class Transformer extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { leftOperand, operator, rightOperand } = super.transformBinaryOperation(node)
    const list = OperatorNode.is(operator) ? AS_ARRAY[operator.operator] : undefined
    if (!list || !PrimitiveValueListNode.is(rightOperand))
      return BinaryOperationNode.create(leftOperand, operator, rightOperand)
    const array = FunctionNode.create(list.of, [ValueNode.create([...rightOperand.values])])
    return BinaryOperationNode.create(leftOperand, OperatorNode.create(list.operator), array)
  }
}

/**
 * Sends the list of an `in` as one array, so that a statement has one text, and one plan, however long the list is.
 * An empty list matches nothing instead of being a syntax error.
 */
export class ListsAsArrays implements KyselyPlugin {
  readonly #transformer = new Transformer()

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return this.#transformer.transformNode(node)
  }

  transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return Promise.resolve(result)
  }
}
