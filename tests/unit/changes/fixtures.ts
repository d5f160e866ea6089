import type {ContentDescriptor, Method, RpcReference} from '@site/src/openrpc/types';

/** A parameter or result of a type. */
export const described = (
  name: string,
  type: string,
  more: Partial<ContentDescriptor> = {},
): ContentDescriptor => ({name, description: `The ${name}.`, schema: {type}, ...more});

/** A method as the reference describes it. */
export const method = (name: string, more: Partial<Method> = {}): Method => ({
  name,
  summary: 'Does it.',
  description: 'Does it.',
  tags: [],
  params: [],
  result: described('answer', 'boolean'),
  errors: [],
  examples: [],
  'x-access': 'public',
  'x-transports': ['http'],
  'x-ethereum': {status: 'same'},
  ...more,
});

/** The reference of a version with one namespace. */
export const reference = (
  methods: readonly Method[],
  components: Partial<RpcReference['shared']['components']> = {},
): RpcReference => ({
  documents: {
    eth: {
      openrpc: '1.2.6',
      info: {
        title: 'eth',
        version: 'v1',
        description: '',
        'x-security': '',
        'x-exposed-by-default': true,
      },
      methods,
      components: {tags: {}},
    },
  },
  shared: {
    components: {schemas: {}, errors: {}, ...components},
    'x-error-causes': {},
    'x-error-fixes': {},
    'x-error-groups': {},
    'x-error-codes': [],
  },
});
