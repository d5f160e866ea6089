// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/*
 * Stands in for the contract of the validator set on a chain of tests: what nodes ask at the first block of an epoch.
 * The set and the length of a turn differ in the second epoch. All other calls of the node do nothing.
 */
contract MiningSets {
    uint256 constant EPOCH = 200;

    /// Written into the first block of the chain.
    address[5] validators;

    /// Nodes ask in the block before an epoch.
    function isSecondEpoch() private view returns (bool) {
        return (block.number + 1) / EPOCH == 1;
    }

    function getMiningValidators() external view returns (address[] memory set, bytes[] memory votes) {
        uint256 count = isSecondEpoch() ? 4 : 5;
        set = new address[](count);
        votes = new bytes[](count);
        for (uint256 i; i < count; ++i) {
            set[i] = validators[i];
            votes[i] = abi.encodePacked(bytes28(0), validators[i]);
        }
    }

    function getTurnLength() external view returns (uint256) {
        return isSecondEpoch() ? 7 : 3;
    }

    receive() external payable {}

    fallback() external payable {}
}
